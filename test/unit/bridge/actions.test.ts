// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bridgeText } from '../../../shared/bridge/bridge.messages.ts';
import type { ActionName, ActionPayloads, Outcome } from '../../../shared/bridge/protocol.ts';
import { page, pageInApp } from './fakeShell.ts';
import messages from './messages.json';

type Payload = ActionPayloads[ActionName];
/** The outcome, and what the page does. */
type Did = readonly [Outcome, ...string[]];

const counted = { app: 'sent', browser: ['none'], silent: ['sent'] } as const;
const home = { app: 'native', browser: ['browser', 'assign /'] } as const;
const login = ['browser', 'clear', `notify ${bridgeText.login}`] as const;

/**
 * What each action does in an app, in a browser, and in an app that does not reply, where that differs: app links are used only
 * if a shell is present.
 */
const TABLE: Record<ActionName, { app: Outcome; browser: Did; silent?: Did }> = {
  openPage: { app: 'native', browser: ['browser', 'assign https://pay.partner.example/x'] },
  closeWebView: {
    app: 'sent',
    browser: ['browser', `panel ${bridgeText.closeTitle} /`],
    silent: ['sent'],
  },
  openProduct: {
    app: 'native',
    browser: ['browser', 'assign /'],
    silent: ['browser', 'assign lendapp:///productDetail?productId=7&position=2'],
  },
  goHome: { ...home, silent: ['browser', 'assign lendapp:///main'] },
  goMine: { ...home, silent: ['browser', 'assign lendapp:///main'] },
  returnToLogin: { app: 'native', browser: login, silent: [...login, 'assign lendapp:///login'] },
  callPhone: {
    app: 'native',
    browser: ['browser', `panel ${bridgeText.callTitle} tel:+63288887777 +63288887777`],
  },
  openRating: { app: 'native', browser: ['none', `notify ${bridgeText.thanks}`] },
  reportConfirm: counted,
  bindStart: counted,
  bindEnd: counted,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('1 What the product does', () => {
  it('has a message of each of the eleven actions', () => {
    expect(messages.sent.map(({ action }) => action)).toEqual(Object.keys(TABLE));
    expect(messages.sent).toHaveLength(11);
  });

  describe.each(messages.sent)('$action', (fixture) => {
    const action = fixture.action as ActionName;
    const payload = fixture.payload as unknown as Payload;
    const { app, browser, silent = browser } = TABLE[action];

    it.each(['android', 'ios'] as const)(
      'is sent in exactly its envelope, and the page does nothing itself (%s)',
      async (platform) => {
        const { bridge, done, sent } = pageInApp(messages.received.done, {}, platform);
        expect(await bridge.send(action, payload)).toBe(app);
        const { id } = JSON.parse(sent[0] ?? '');
        expect(id).toMatch(/^[a-z0-9]{1,6}-1$/);
        expect(sent).toEqual([JSON.stringify({ ...fixture, id })]);
        await vi.runAllTimersAsync();
        expect(done).toEqual([]);
      },
    );

    it('waits three seconds for a shell that does not reply, then runs the fallback', async () => {
      const { bridge, done, sent } = pageInApp(null);
      const outcome = bridge.send(action, payload);
      await vi.advanceTimersByTimeAsync(2999);
      expect(done).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect([await outcome, ...done]).toEqual(silent);
      expect(sent).toHaveLength(1);
    });

    it('runs the browser fallback at once without a shell', async () => {
      const { bridge, done } = page();
      expect([await bridge.send(action, payload), ...done]).toEqual(browser);
    });

    it('survives a shell that throws', async () => {
      const postMessage = () => {
        throw new Error('no');
      };
      const { bridge, done } = page({ globals: { lendShell: { postMessage } } });
      const outcome = await bridge.send(action, payload);
      expect([outcome, ...done]).toEqual(app === 'sent' ? browser : silent);
    });
  });
});
