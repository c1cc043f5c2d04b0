import type { MetricsTarget, NextPages } from '../../api/boot.ts';
import type { RequestSpec } from '../../api/call.ts';
import type { QueryData, RequestParameters } from '../../api/query.ts';
import type { AnyText } from '../../lib/messages.ts';
import type { Language } from '../../lib/translation.ts';

/** A request that the head script sends. */
export interface BootRequest extends RequestParameters, Pick<QueryData, 'deferredBy' | 'counts'> {
  call: Pick<RequestSpec, 'path' | 'method'>;
  address: string;
}

/** The id of the element that contains the data of the head script. */
export const HEAD_DATA_ID = 'page-data';

/** A language of a page besides English. */
export interface PageLanguage {
  /** The title of the document; '' if that is the English one. */
  title: AnyText;
  /** The addresses of the module with its texts, which is the last one, and of those that it imports. */
  files: readonly string[];
}

export interface HeadData {
  requests: readonly BootRequest[];
  languages: Readonly<Partial<Record<Language, PageLanguage>>>;
}

/** Data about the build for the paint script. */
export interface BootData {
  next?: NextPages;
  /** Absent if pages send no load times. */
  metrics?: MetricsTarget;
}
