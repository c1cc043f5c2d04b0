import { ADDRESS_SETTINGS } from './addressSettings.ts';
import { BEHAVIOUR_SETTINGS } from './behaviourSettings.ts';
import { BRAND_SETTINGS } from './brandSettings.ts';

/** Settings that the scripts of pages contain. */
export const PAGE_SETTINGS = {
  ...BRAND_SETTINGS,
  ...ADDRESS_SETTINGS,
  ...BEHAVIOUR_SETTINGS,
} as const;
