import { tryOr } from '../tryOr.ts';

/**
 * Decoded once up to its query, because messengers encode the signs of a route (`#%2FdownloadTemplate`). The query stays
 * byte for byte, and so does a hash that cannot be decoded.
 */
export function decodedHash(hash: string): string {
  return hash.replace(/^[^?]*/, (route) => tryOr(() => decodeURIComponent(route)) ?? route);
}
