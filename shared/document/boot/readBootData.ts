import { BOOT_DATA_ID, BOOT_REQUESTS_ID, type BootData, type BootRequest } from './bootData.ts';

/** The JSON in an element of the document; null without it. */
const jsonIn = (id: string): unknown =>
  JSON.parse(document.getElementById(id)?.textContent || 'null');

/** The requests that this document sends, in the order of the page's reads. */
export const readBootRequests = () => (jsonIn(BOOT_REQUESTS_ID) ?? []) as readonly BootRequest[];

/** What else the boot script of this document needs to know. */
export const readBootData = () => (jsonIn(BOOT_DATA_ID) ?? {}) as BootData;
