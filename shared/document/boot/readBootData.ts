import { BOOT_DATA_ID, type BootData } from './bootData.ts';

/** The boot data of this document. */
export const bootData: BootData = {
  requests: [],
  ...JSON.parse(document.getElementById(BOOT_DATA_ID)?.textContent || '{}'),
};
