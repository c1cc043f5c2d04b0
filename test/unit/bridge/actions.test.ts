// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { text } from '../../../shared/bridge/bridge.messages.ts';
import { createBridge } from '../../../shared/bridge/bridge.ts';
import type { ActionName, Outcome } from '../../../shared/bridge/protocol.ts';
import { actions, answering, PLATFORMS, page, silent } from './fakeShell.ts';

interface Step {
  outcome: Outcome;
  done: readonly string[];
}

interface Expected {
  native: Outcome;
  /** Without a shell. */
  browser: Step;
  /** With a shell that does not reply. */
  silent: Step;
}

const went = (...done: string[]): Step => ({ outcome: 'browser', done });
const same = (step: Step) => ({ browser: step, silent: step });
const forgotten: Step = { outcome: 'sent', done: [] };
const nothing: Step = { outcome: 'none', done: [] };
const closed = went(`panel ${text.closeTitle} /`);

/** What each action does without a reply from a shell; app links are used only if a shell is present. */
const TABLE: Record<ActionName, Expected> = {
  openPage: { native: 'native', ...same(went('assign https://pay.partner.example/x')) },
  closeWebView: { native: 'sent', browser: closed, silent: forgotten },
  openProduct: {
    native: 'native',
    browser: went('assign /landing'),
    silent: went('assign lendapp:///productDetail?productId=7&position=2'),
  },
  goHome: { native: 'native', browser: went('assign /'), silent: went('assign lendapp:///main') },
  goMine: { native: 'native', browser: went('assign /'), silent: went('assign lendapp:///main') },
  returnToLogin: {
    native: 'native',
    browser: went('clear', `notify ${text.login}`),
    silent: went('clear', `notify ${text.login}`, 'assign lendapp:///login'),
  },
  callPhone: {
    native: 'native',
    ...same(went(`panel ${text.callTitle} tel:+63288887777 +63288887777`)),
  },
  openRating: { native: 'native', ...same({ outcome: 'none', done: [`notify ${text.thanks}`] }) },
  reportConfirm: { native: 'sent', browser: nothing, silent: forgotten },
  bindStart: { native: 'sent', browser: nothing, silent: forgotten },
  bindEnd: { native: 'sent', browser: nothing, silent: forgotten },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('has a message of each of the eleven actions', () => {
  expect(actions.map(({ action }) => action)).toEqual(Object.keys(TABLE));
  expect(actions).toHaveLength(11);
});

describe.each(actions)('$action', (fixture) => {
  const { action, payload } = fixture;
  const expected = TABLE[action];

  describe.each(['android', 'ios'] as const)('in the %s shell', (platform) => {
    it('is sent in exactly its envelope, and the page does nothing itself', async () => {
      const sent: string[] = [];
      const { environment, done } = page(PLATFORMS[platform](answering(sent)));
      expect(await createBridge(environment).send(action, payload)).toBe(expected.native);
      expect(sent).toHaveLength(1);
      const { id } = JSON.parse(sent[0] ?? '');
      expect(id).toMatch(/^[a-z0-9]{1,6}-1$/);
      expect(sent[0]).toBe(JSON.stringify({ ...fixture, id }));
      await vi.runAllTimersAsync();
      expect(done).toEqual([]);
    });

    it('waits three seconds for a shell that does not reply, then runs the fallback', async () => {
      const sent: string[] = [];
      const { environment, done } = page(PLATFORMS[platform](silent(sent)));
      const outcome = createBridge(environment).send(action, payload);
      await vi.advanceTimersByTimeAsync(2999);
      expect(done).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(await outcome).toBe(expected.silent.outcome);
      expect(done).toEqual(expected.silent.done);
      expect(sent).toHaveLength(1);
    });
  });

  it('runs the browser fallback at once without a shell', async () => {
    const { environment, done } = page();
    expect(await createBridge(environment).send(action, payload)).toBe(expected.browser.outcome);
    expect(done).toEqual(expected.browser.done);
  });

  it('survives a shell that throws', async () => {
    const postMessage = () => {
      throw new Error('no');
    };
    const { environment, done } = page({ lendShell: { postMessage } });
    await createBridge(environment).send(action, payload);
    const forgets = expected.silent.outcome === 'sent';
    expect(done).toEqual(forgets ? expected.browser.done : expected.silent.done);
  });
});
