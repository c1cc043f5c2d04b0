import { vi } from 'vitest';

/** A picture as the server received it. */
export interface Upload {
  method: string;
  path: string;
  body: FormData;
}

/** An HTTP reply to an upload. */
export interface UploadReply {
  status?: number;
  text: string;
}

/** Accepts uploads; each gets its own address, or the given reply. */
export function stubUploads(reply?: UploadReply): Upload[] {
  const sent: Upload[] = [];
  class StubRequest {
    upload: { onprogress?: unknown } = {};
    status = reply?.status ?? 200;
    responseText = '';
    onload?: () => void;
    #opened = { method: '', path: '' };
    open(method: string, address: string) {
      this.#opened = { method, path: new URL(address, 'https://lend.example').pathname };
    }
    setRequestHeader() {}
    abort() {}
    send(body: FormData) {
      sent.push({ ...this.#opened, body });
      const url = `https://img.example/${sent.length}.jpg`;
      this.responseText = reply?.text ?? JSON.stringify({ code: 0, message: '', data: { url } });
      queueMicrotask(() => this.onload?.());
    }
  }
  vi.stubGlobal('XMLHttpRequest', StubRequest);
  return sent;
}

/** Files as a file picker gives them. */
export const photos = (count: number) =>
  Array.from({ length: count }, (_, at) => new File(['x'], `${at}.jpg`, { type: 'image/jpeg' }));
