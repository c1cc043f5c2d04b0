import type { Config } from '../config/readConfig.ts';

/** The data of a reply as they came. */
export type ReplyData = Readonly<Record<string, unknown>>;

/** The settings that a derivation may need. */
export type DeriveSettings = Pick<Config, 'timeZone'>;

/**
 * What a page makes of its first reply besides showing its fields, for its skeleton: the export of `<name>.derive.ts`.
 * The fields that it returns stand beside those of the reply and replace any of the same name. The document's inline
 * script contains it, so it must stay small.
 */
export type Derive = (data: ReplyData, settings: DeriveSettings) => object;
