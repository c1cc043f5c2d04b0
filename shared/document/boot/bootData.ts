import type { MetricsTarget, NextPages } from '../../api/boot.ts';
import type { RequestSpec } from '../../api/call.ts';
import type { QueryData, RequestParameters } from '../../api/query.ts';
import type { Language } from '../../lib/translation.ts';

/** A request that the head script sends. */
export interface BootRequest extends RequestParameters, Pick<QueryData, 'deferredBy'> {
  call: Pick<RequestSpec, 'path' | 'method'>;
  address: string;
}

/** The id of the element that contains the data of the head script. */
export const HEAD_DATA_ID = 'page-data';

/** The data of a page for its head script. */
export interface HeadData {
  requests: readonly BootRequest[];
  /** The headers that the address of the page may set. */
  headerNames: readonly string[];
  /** The languages of the page besides English, each with its title; '' if that is the same. */
  titles: Readonly<Partial<Record<Language, string>>>;
}

/** Data about the build for the paint script. */
export interface BootData {
  next?: NextPages;
  /** The addresses of the texts of each other language. Absent in development, where modules are not bundled. */
  translations?: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** Absent if pages send no load times. */
  metrics?: MetricsTarget;
}
