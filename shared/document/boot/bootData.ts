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

/** The data of a boot script: JSON in the element with the id `BOOT_DATA_ID`. */
export interface BootData {
  /** The reply to the first fills the skeleton. */
  requests: readonly BootRequest[];
  next?: NextPages;
  /** Absent in development, where modules are not bundled. */
  lazyFiles?: LazyFiles;
  /** Absent if pages send no load times. */
  metrics?: MetricsTarget;
}

/** The id of the element with the boot data. */
export const BOOT_DATA_ID = 'boot-data';
