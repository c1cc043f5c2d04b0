/** Microtasks in which a refusal is known: one in the browser, more where something wraps its `fetch`. */
const TURNS = 10;

/**
 * `fetch` for a call that outlives its page. Chromium before 81 refuses `keepalive` beside headers of our own, before
 * anything is sent: the reply is rejected within the same task, as no failure of the network can be. Then, and only
 * then, the call is sent without it.
 */
export async function fetchOutliving(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const request = new Request(input, init);
  const unsent = request.clone();
  let refused = false;
  const reply = fetch(request);
  reply.catch(() => {
    refused = true;
  });
  for (let turn = 0; turn < TURNS && !refused; turn += 1) await Promise.resolve();
  return refused ? fetch(new Request(unsent, { keepalive: false })) : reply;
}
