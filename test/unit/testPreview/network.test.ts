import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createNetwork } from '../../../pages/testPreview/network.ts';

const CALL = 'https://lend.example/esita/v3/order';
const SCRIPT = 'https://lend.example/assets/a.js';

/** A window with as much as the network touches. */
function newFrame() {
  const events: string[] = [];
  const sent: unknown[] = [];
  class FakeRequest {
    failed = false;
    send(body: unknown) {
      sent.push(body);
    }
    dispatchEvent({ type }: Event) {
      this.failed = type === 'error';
    }
  }
  const fetch = vi.fn(async (address: string) => `answer of ${address}`);
  const frame = {
    fetch,
    navigator: {} as { onLine?: boolean },
    XMLHttpRequest: FakeRequest,
    Event,
    dispatchEvent: ({ type }: Event) => events.push(type),
  };
  return { frame, fetch, events, sent, window: frame as never, newUpload: () => new FakeRequest() };
}

describe('the network of a framed page', () => {
  let made: ReturnType<typeof newFrame>;
  beforeEach(() => {
    made = newFrame();
  });

  it('refuses everything while it is gone, and says when it goes and comes', async () => {
    const network = createNetwork('works');
    network.limit(made.window);
    network.change('offline');
    await expect(made.frame.fetch(SCRIPT)).rejects.toThrow(TypeError);
    expect(made.frame.navigator.onLine).toBe(false);
    const upload = made.newUpload();
    upload.send('photo');
    await vi.waitFor(() => expect(upload.failed).toBe(true));
    expect(made.sent).toEqual([]);
    network.change('works');
    expect(await made.frame.fetch(SCRIPT)).toBe(`answer of ${SCRIPT}`);
    expect(made.events).toEqual(['offline', 'online']);
  });

  it('holds calls back until it changes, but nothing else', async () => {
    const network = createNetwork('holds');
    network.limit(made.window);
    const call = made.frame.fetch(CALL);
    expect(await made.frame.fetch(SCRIPT)).toBe(`answer of ${SCRIPT}`);
    expect(made.fetch).toHaveBeenCalledTimes(1);
    network.change('works');
    expect(await call).toBe(`answer of ${CALL}`);
    expect(made.events).toEqual([]);
  });
});
