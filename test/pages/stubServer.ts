import { vi } from 'vitest';

/** A request as the server received it. */
export interface Sent {
  method: string;
  query: Record<string, string>;
  body: Record<string, string>;
  /** Its `Idempotency-Key`. */
  key: string | null;
}

/**
 * Answers every request whose path ends with `path`; others are handled as before.
 * @param reply the JSON of the reply, or a function that returns it, or a `Response`; a rejection is a lost connection.
 * @returns the requests that it answered, as they come.
 */
export function stubReply(path: string, reply: unknown | ((nth: number) => unknown)): Sent[] {
  const sent: Sent[] = [];
  const before = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith(path)) return before(input, init);
    const { method, headers } = request;
    const text = method === 'GET' ? '' : await request.text();
    sent.push({
      method,
      query: Object.fromEntries(searchParams),
      body: Object.fromEntries(new URLSearchParams(text)),
      key: headers.get('idempotency-key'),
    });
    const answer = await (typeof reply === 'function' ? reply(sent.length) : reply);
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  });
  return sent;
}

/** A reply that reports success in every form that calls use. */
export function success(data: unknown): object {
  return { code: 0, success: true, message: 'success', data };
}

/** A picture as the server received it. */
export interface Upload {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: FormData;
}

/** Accepts uploads; each gets its own address, the given reply, or one that ends only with the time-out. */
export function stubUploads(reply?: { status?: number; text: string } | 'endless'): Upload[] {
  const sent: Upload[] = [];
  const { status = 200, text } = reply === 'endless' ? {} : { ...reply };
  class StubRequest {
    upload: { onprogress?: unknown } = {};
    status = status;
    responseText = '';
    /** As in a browser: the whole request may take so long, answer included. */
    timeout = 0;
    onload?: () => void;
    ontimeout?: () => void;
    #opened = { method: '', path: '', headers: {} as Record<string, string> };
    open(method: string, address: string) {
      const path = new URL(address, 'https://lend.example').pathname;
      this.#opened = { method, path, headers: {} };
    }
    setRequestHeader(name: string, value: string) {
      this.#opened.headers[name] = value;
    }
    abort() {}
    send(body: FormData) {
      sent.push({ ...this.#opened, body });
      const url = `https://img.example/${sent.length}.jpg`;
      this.responseText = text ?? JSON.stringify({ code: 0, message: '', data: { url } });
      if (reply !== 'endless') queueMicrotask(() => this.onload?.());
      else if (this.timeout) setTimeout(() => this.ontimeout?.(), this.timeout);
    }
  }
  vi.stubGlobal('XMLHttpRequest', StubRequest);
  return sent;
}

/** Files as a file picker gives them. */
export const photos = (count: number) =>
  Array.from({ length: count }, (_, at) => new File(['x'], `${at}.jpg`, { type: 'image/jpeg' }));
