// @vitest-environment happy-dom

import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { readCall, writeCall } from '../../../shared/api/call.ts';
import { loadClient, send } from '../../../shared/api/send.ts';
import { LOAD_TEXT } from '../../../shared/ui/reloadPage.ts';
import { freshPhone } from '../runtime/freshPhone.ts';

/** The script that sends calls: it comes when the test lets it. */
const script = vi.hoisted(() => ({ arrive: () => {}, transmit: vi.fn() }));

vi.mock('../../../shared/api/client.ts', async () => {
  await new Promise<void>((resolve) => {
    script.arrive = resolve;
  });
  return { transmit: script.transmit };
});

freshPhone();

describe('7.1 Common behaviour', () => {
  it('a call whose script does not come ends after a minute, and is not sent when it comes', async () => {
    vi.useFakeTimers();
    const heard = vi.fn();
    for (const call of [
      writeCall<object>('/rate'),
      readCall<object, unknown>('/order', v.unknown()),
    ])
      void send(call, {}).then(heard);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(heard).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const unsent = { success: false, sent: false, message: LOAD_TEXT.lost };
    expect(heard.mock.calls).toMatchObject([[unsent], [unsent]]);
    script.arrive();
    await loadClient();
    expect(script.transmit).not.toHaveBeenCalled();
  });
});
