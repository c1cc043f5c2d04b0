import { BOOT_DATA_ID, type BootData } from './bootData.ts';

/** What this document tells its boot script. */
export const bootData: BootData = {
  requests: [],
  ...JSON.parse(document.getElementById(BOOT_DATA_ID)?.textContent || '{}'),
};
