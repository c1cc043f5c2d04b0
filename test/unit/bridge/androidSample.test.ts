import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTIONS } from '../../../shared/bridge/protocol.ts';
import { validateShellMessage } from '../../../shared/bridge/validate.ts';
import { limit } from '../../limits.ts';
import { compileKotlin, hasKotlin, runKotlin } from '../../native/tools.ts';
import { bad } from '../lib/url/lists.ts';
import messages from './messages.json' with { type: 'json' };

const SAMPLE = 'shared/bridge/samples/android';
const OWN = 'https://m.lend.example';
/** Asks the sample what it would do. */
const DRIVER = 'test/native/Driver.kt';
const COMPILE_MS = limit(100_000);

/** A request to `test/native/Driver.kt`. */
type Question =
  | { ask: 'address' | 'script' | 'session' | 'replacement'; text: string }
  | { ask: 'message'; text: string; cannot?: string[] }
  | { ask: 'presses'; times: number[] }
  | { ask: 'events' };

interface Handled {
  replies: { id: string; ok: boolean; data?: unknown; error?: { code: string } }[];
  done: string[];
}

const asMessage = (one: unknown) => ({ ask: 'message' as const, text: JSON.stringify(one) });

describe.skipIf(!hasKotlin())('the Android sample', () => {
  const output = mkdtempSync(join(tmpdir(), 'lend-kotlin-'));
  let said = 'not compiled';
  const sample = readdirSync(SAMPLE)
    .filter((name) => name.endsWith('.kt'))
    .map((name) => join(SAMPLE, name));
  const needsAndroid = (file: string) => /^import android/m.test(readFileSync(file, 'utf8'));

  beforeAll(() => {
    said = compileKotlin([...sample.filter((file) => !needsAndroid(file)), DRIVER], output);
  }, COMPILE_MS);
  afterAll(() => rmSync(output, { recursive: true, force: true }));

  const ask = <Answer>(...questions: Question[]): Answer[] => {
    const lines = questions.map((question) => JSON.stringify(question)).join('\n');
    const answers = runKotlin(output, 'DriverKt', `${lines}\n`).trim().split('\n');
    return answers.map((line) => JSON.parse(line)[0]);
  };
  const send = (message: object): Handled => {
    const [handled] = ask<Handled>(asMessage(message));
    return handled ?? { replies: [], done: [] };
  };
  const envelope = (action: string, payload: object) => ({ v: 1, id: 'a-1', action, payload });

  it('compiles without a warning', () => expect(said).toBe(''));

  it(
    'has no syntax error in what needs Android, whose classes are not here',
    () => {
      const withAndroid = sample.filter(needsAndroid);
      expect(withAndroid.length).toBeGreaterThan(3);
      expect(compileKotlin(withAndroid, output)).not.toMatch(/syntax error/i);
      const broken = join(output, 'Broken.kt');
      writeFileSync(broken, 'import android.app.Activity\nclass Broken : Activity( {');
      expect(compileKotlin([broken], output)).toMatch(/syntax error/i);
    },
    COMPILE_MS,
  );

  it('carries out every action of the protocol, and replies to those that have a reply', () => {
    const handled = ask<Handled>(...messages.sent.map(asMessage));
    for (const [at, { action, id }] of messages.sent.entries()) {
      const { replies, done } = handled[at] as Handled;
      expect(done, action).toHaveLength(1);
      const { replies: isAnswered } = ACTIONS[action as keyof typeof ACTIONS];
      const reply = { v: 1, type: 'reply', id, ok: true, data: null };
      expect(replies, action).toEqual(isAnswered ? [reply] : []);
    }
    expect(handled.map(({ done }) => done[0])).toEqual([
      'openPage WEB_PAGE https://pay.partner.example/x',
      'close',
      'showProduct 7 2',
      'showHome',
      'showMine',
      'showLogin expired',
      'dial +63288887777',
      'showRating',
      'count reportConfirm',
      'count bindStart',
      'count bindEnd',
    ]);
  });

  it('refuses actions that fail, are invalid or unknown', () => {
    const open = (url: unknown) => envelope('openPage', { url });
    const call = (number: string) => envelope('callPhone', { number });
    const odd = ['javascript:alert(1)', 'file:///data', `${OWN}@evil.example/`, 7, undefined];
    const login = envelope('returnToLogin', { reason: 'expired' });
    const numbers = ['*21*0917#', '911', 'tel:09171234567', '+63 917'];
    const cases = {
      failed: [open(`${OWN}/x`), login, call('+63288887777')],
      invalid: [...odd.map(open), ...numbers.map(call), envelope('openProduct', { productId: 7 })],
      unsupported: [envelope('selfDestruct', {})],
    };
    const cannot = ['openPage', 'showLogin', 'dial'];
    for (const [code, all] of Object.entries(cases)) {
      const handled = ask<Handled>(...all.map((message) => ({ ...asMessage(message), cannot })));
      expect(handled.map(({ replies }) => replies[0]?.error?.code)).toEqual(all.map(() => code));
    }
  });

  it('lists what it can do', () => {
    const { replies } = send(messages.control.hello);
    expect(replies[0]?.data).toEqual({
      v: 1,
      shell: expect.any(String),
      actions: Object.keys(ACTIONS),
      events: ['back', 'resume'],
      lang: expect.stringMatching(/^[a-z]{2,3}(-|$)/),
    });
  });

  it('puts the new session into the address of a page, and into no other', () => {
    const cases = {
      [`${OWN}/loanDetail?orderId=1&sessionId=old&lang=fil#a`]: `${OWN}/loanDetail?orderId=1&lang=fil&sessionId=new%2F1#a`,
      [`${OWN}/order?sessionId=a&name=a%2Fb&sessionId=b`]: `${OWN}/order?name=a%2Fb&sessionId=new%2F1`,
      '/complaintList': `${OWN}/complaintList?sessionId=new%2F1`,
      'https://pay.partner.example/?sessionId=old': 'none',
    };
    const found = ask<string>(
      ...Object.keys(cases).map((text) => ({ ask: 'session' as const, text })),
    );
    expect(found).toEqual(Object.values(cases));
  });

  it('opens a page again by a script that only names its address', () => {
    const address = `${OWN}/order?a=");alert(1);("`;
    const [script = ''] = ask<string>({ ask: 'replacement', text: address });
    const opened: string[] = [];
    runInNewContext(script, { location: { replace: (one: string) => opened.push(one) } });
    expect(opened).toEqual([address]);
  });

  it('drops malformed messages without a reply', () => {
    const good = envelope('goHome', {});
    const wrong = [{ v: 2 }, { v: '1' }, { id: '' }, { id: 7 }, { action: 1 }];
    const payloads = [null, [], { long: 'x'.repeat(10_000) }].map((payload) => ({ payload }));
    const malformed = [...wrong, ...payloads].map((more) => ({ ...good, ...more }));
    const questions = [...malformed, [], 'text', null].map(asMessage);
    const handled = ask<Handled>(...questions, { ask: 'message', text: '{"v":1,' });
    for (const one of handled) expect(one).toEqual({ replies: [], done: [] });
    expect(send(good).done).toEqual(['showHome']);
  });

  it('sends events that a page understands', () => {
    const [events] = ask<object[]>({ ask: 'events' });
    expect(events?.map((event) => validateShellMessage(JSON.stringify(event)))).toEqual([
      { message: { event: 'back', payload: {} } },
      { message: { event: 'resume', payload: { reason: 'foreground' } } },
      { message: { event: 'resume', payload: { reason: 'pop' } } },
    ]);
  });

  it('passes a page any text unchanged, and never as script', () => {
    const texts = [
      '"); alert(1); ("',
      '\\',
      '\u2028\u2029',
      '</script>',
      'ñ ₱ 😀',
      '\n\t\0',
      "'`$",
    ];
    const scripts = ask<string>(...texts.map((text) => ({ ask: 'script' as const, text })));
    for (const [at, script] of scripts.entries()) {
      const received: string[] = [];
      const window = { __lendShellReceive: (raw: string) => received.push(raw) === 1 };
      expect(runInNewContext(script, { window })).toBe(true);
      expect(received.map((raw) => JSON.parse(raw))).toEqual([{ text: texts[at] }]);
      expect(runInNewContext(script, { window: {} })).toBe(false);
    }
  });

  it('Back leaves at the third press within five seconds', () => {
    const [fast, slow] = ask<boolean[]>(
      { ask: 'presses', times: [0, 2_000, 4_900, 5_000] },
      { ask: 'presses', times: [0, 4_000, 5_000, 9_000] },
    );
    expect(fast).toEqual([false, false, true, true]);
    expect(slow).toEqual([false, false, false, false]);
  });

  describe('where an address is opened', () => {
    const resolve = (addresses: readonly string[]) =>
      ask<[destination: string, address: string]>(
        ...addresses.map((text) => ({ ask: 'address' as const, text })),
      );

    /** How a web view would read it. */
    const expectHonest = (address: string, destination: string, resolved: string) => {
      if (destination !== 'OWN_PAGE' && destination !== 'WEB_PAGE') return;
      const { origin, protocol, username, password, hostname } = new URL(resolved);
      expect(origin === OWN, address).toBe(destination === 'OWN_PAGE');
      expect(['https:', 'http:']).toContain(protocol);
      expect(username + password, address).toBe('');
      expect(hostname, address).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/);
    };

    it('own pages here, other sites outside, app screens in the app, anything else nowhere', () => {
      const cases = {
        [`${OWN}/loanDetail?orderId=1`]: 'OWN_PAGE',
        'HTTPS://M.Lend.Example/x': 'OWN_PAGE',
        '/repayment?orderId=1': 'OWN_PAGE',
        'https://pay.partner.example/x': 'WEB_PAGE',
        [`${OWN}.evil.example/`]: 'WEB_PAGE',
        [`${OWN}:8443/`]: 'WEB_PAGE',
        'http://m.lend.example/': 'WEB_PAGE',
        'lendapp://x/order?orderId=1': 'APP_SCREEN',
        'productDetail?productId=8': 'APP_SCREEN',
        'productDetail?productId=8&name=Peso%20Loan': 'APP_SCREEN',
        'product%20Detail?productId=8': 'REFUSED',
        'tel:+63288887777': 'OTHER_APP',
        'WhatsApp://send?phone=1': 'OTHER_APP',
        '//evil.example/': 'REFUSED',
        'https:evil.example': 'REFUSED',
        'https://user@m.lend.example/': 'REFUSED',
        'https://m.lend.example\\@evil.example/': 'REFUSED',
        'https://m.lend.example\t.evil.example/': 'REFUSED',
        'https://127.0.0.1/': 'REFUSED',
        'https://0x7f.1/': 'REFUSED',
        'https://[::1]/': 'REFUSED',
        'https://localhost/': 'REFUSED',
        'intent://x#Intent;end': 'REFUSED',
        'content://x/y': 'REFUSED',
        'data:text/html,x': 'REFUSED',
        ' https://m.lend.example/': 'REFUSED',
        '': 'REFUSED',
      };
      const found = resolve(Object.keys(cases)).map(([destination]) => destination);
      expect(found).toEqual(Object.values(cases));
    });

    it('no bad address of the list counts as an own page or as another public host', () => {
      const found = resolve(bad);
      for (const [at, address] of bad.entries()) {
        const [destination, resolved] = found[at] as [string, string];
        expectHonest(address, destination, resolved);
      }
      expect(bad.length).toBeGreaterThan(80);
    });
  });
});
