import type { Fields } from './call.ts';
import { loadClient } from './send.ts';

/** The address of a call that the browser itself loads, such as an image. Rejects without a network. */
export async function requestAddress(path: string, query: Fields): Promise<string> {
  const { addressOf } = await loadClient();
  return addressOf(path, query);
}
