import type { MetricsTarget, NextPages } from '../../api/boot.ts';
import type { QueryData } from '../../api/query.ts';
import type { LazyFiles } from '../../ui/lazy/fetchFiles.ts';

/** A request that the boot script sends. */
export interface BootRequest extends QueryData {
  /** Its address as the build says; the runtime configuration may name another. */
  address: string;
  /** The headers that the address of the page may set. */
  headerNames: readonly string[];
}

/** What the late part of a boot script needs: JSON in the element with the id `BOOT_DATA_ID`. */
export interface BootData {
  next?: NextPages;
  /** Absent in development, where modules are not bundled. */
  lazyFiles?: LazyFiles;
  /** Absent if pages send no load times. */
  metrics?: MetricsTarget;
}

/** The id of the element with the requests, for the early part. */
export const BOOT_REQUESTS_ID = 'boot-requests';

/** The id of the element with the boot data. */
export const BOOT_DATA_ID = 'boot-data';
