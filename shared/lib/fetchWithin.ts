/** Like `fetch`, but gives up after a time. @param timeoutMs also covers the body of the response. */
export function fetchWithin(
  timeoutMs: number,
  address: string,
  options?: RequestInit,
): Promise<Response> {
  const abort = new AbortController();
  setTimeout(() => abort.abort(), timeoutMs);
  return fetch(address, { ...options, signal: abort.signal });
}
