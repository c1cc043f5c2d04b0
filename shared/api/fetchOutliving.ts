/** Microtasks to wait for a refusal: the browser needs one, a wrapped `fetch` more. */
const TURNS = 10;

/**
 * `fetch` with `keepalive`, which Firefox loses when it copies a request. Chromium before 81 refuses `keepalive` together with custom headers and rejects
 * before it sends anything, within the same task, which a network failure never does. In that case the call is sent
 * again without `keepalive`.
 */
export async function fetchOutliving(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const request = new Request(input, init);
  const unsent = request.clone();
  let refused = false;
  const reply = fetch(request, { keepalive: true });
  reply.catch(() => {
    refused = true;
  });
  for (let turn = 0; turn < TURNS && !refused; turn += 1) await Promise.resolve();
  return refused ? fetch(unsent, { keepalive: false }) : reply;
}
