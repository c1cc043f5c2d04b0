import type { MetricsTarget } from '../../api/boot.ts';
import type { QueryData } from '../../api/query.ts';

/** A request that the boot script sends. */
export interface BootRequest extends QueryData {
  /** Its address as the build says; the runtime configuration may name another. */
  address: string;
  /** The headers that the address of the page may set. */
  headerNames: readonly string[];
}

/** A page that may come next. */
export interface NextPage {
  /** Its address without a query; absent if its document cannot be prefetched, because it has its own parameters. */
  address?: string;
  /** The addresses of its scripts that this page lacks. */
  files: readonly string[];
}

/** The addresses of the scripts that each lazy module needs in addition to the page's, by the module's name. */
export type LazyFiles = Readonly<Record<string, readonly string[]>>;

/** The data of a boot script: JSON in the element with the id `BOOT_DATA_ID`. */
export interface BootData {
  /** The reply to the first fills the skeleton. */
  requests: readonly BootRequest[];
  /** Pages to prefetch, by route. */
  next?: Readonly<Record<string, NextPage>>;
  /** Absent in development, where modules are not bundled. */
  lazyFiles?: LazyFiles;
  /** Absent if pages send no load times. */
  metrics?: MetricsTarget;
}

/** The id of the element with the boot data. */
export const BOOT_DATA_ID = 'boot-data';
