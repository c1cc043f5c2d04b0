import type { QueryData } from '../../api/query.ts';

/** A request that the boot script sends. */
export interface BootRequest extends QueryData {
  /** Where it goes as the build says. */
  address: string;
  headerNames: readonly string[];
}

/** A page that may come next. */
export interface NextPage {
  /** Its address without a query; absent where only its own parameters make one. */
  address?: string;
  /** Scripts that it has and this page has not. */
  files: readonly string[];
}

/** The files of each lazy module that a page does not begin with, by the module's name; its own file first. */
export type LazyFiles = Readonly<Record<string, readonly string[]>>;

/** What a document tells its boot script, as JSON in the element with the id `BOOT_DATA_ID`. */
export interface BootData {
  /** The one that fills the skeleton first. */
  requests: readonly BootRequest[];
  /** Pages to prefetch, by route. */
  next?: Readonly<Record<string, NextPage>>;
  /** None in development, where modules have no files. */
  lazyFiles?: LazyFiles;
}

export const BOOT_DATA_ID = 'boot-data';
