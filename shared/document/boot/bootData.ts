import type { MetricsTarget, NextPages } from '../../api/boot.ts';
import type { RequestSpec } from '../../api/call.ts';
import type { QueryData, RequestParameters } from '../../api/query.ts';
import type { LazyFiles } from '../../ui/lazy/lazyModule.ts';

/** A request that the boot script sends. */
export interface BootRequest extends RequestParameters, Pick<QueryData, 'deferredBy'> {
  call: Pick<RequestSpec, 'path' | 'method'>;
  address: string;
}

/** What else a boot script knows of the build. */
export interface BootData {
  next?: NextPages;
  /** Absent in development, where modules are not bundled. */
  lazyFiles?: LazyFiles;
  /** Absent if pages send no load times. */
  metrics?: MetricsTarget;
}
