// @vitest-environment happy-dom

import { afterEach, describe, expect, it } from 'vitest';
import { onShellEvent, onShellMessage, receive } from '../../../shared/bridge/events.ts';
import { validateEnvelope, validateShellMessage } from '../../../shared/bridge/validate.ts';
import * as fc from '../../fastCheck.ts';
import messages from './messages.json';

const { back, foreground, pop, refused } = messages.received;
const shell = window as unknown as {
  __lendShellReceive?: unknown;
  lendShell?: { onmessage?: (event: { data: unknown }) => void };
};
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  delete shell.lendShell;
});

describe('messages of the shell', () => {
  it('arrive through the receive function', () => {
    stops.push(onShellEvent('resume', () => true));
    expect(shell.__lendShellReceive).toBe(receive);
  });

  it('also arrive through the channel’s onmessage', () => {
    const heard: unknown[] = [];
    shell.lendShell = {};
    stops.push(onShellEvent('resume', () => Boolean(heard.push('resume'))));
    shell.lendShell.onmessage?.({ data: JSON.stringify(pop) });
    expect(heard).toEqual(['resume']);
  });

  it('arrive through the receive function if the channel takes no properties', () => {
    shell.lendShell = Object.freeze({});
    stops.push(onShellEvent('back', () => true));
    expect(receive(JSON.stringify(back))).toBe(true);
  });

  it('reach their own listeners, and none that has stopped', () => {
    const heard: unknown[] = [];
    const stop = onShellEvent('resume', () => Boolean(heard.push('resume')));
    receive(JSON.stringify(foreground));
    receive(JSON.stringify(back));
    stop();
    receive(JSON.stringify(foreground));
    expect(heard).toEqual(['resume']);
  });

  it('report at once whether any listener handled Back', () => {
    const message = JSON.stringify(back);
    expect(receive(message)).toBe(false);
    stops.push(onShellEvent('back', () => false));
    expect(receive(message)).toBe(false);
    stops.push(onShellEvent('back', () => true));
    stops.push(onShellEvent('back', () => false));
    expect(receive(message)).toBe(true);
  });

  it('reach the other listeners if one throws', () => {
    const broken = () => {
      throw new Error('broken');
    };
    stops.push(
      onShellEvent('back', broken),
      onShellEvent('back', () => true),
    );
    expect(receive(JSON.stringify(back))).toBe(true);
  });

  it('reach a message listener unchanged, valid or not', () => {
    const heard: unknown[] = [];
    stops.push(onShellMessage((raw) => Boolean(heard.push(raw))));
    expect(receive('x')).toBe(true);
    receive(JSON.stringify(back));
    expect(heard).toEqual(['x', JSON.stringify(back)]);
  });
});

describe('a message that a page accepts', () => {
  it('is a reply, without unknown fields', () => {
    const { id, error } = refused;
    const reply = { id, ok: false, data: undefined, error };
    for (const more of [{ extra: 1 }, { ok: 'true' }]) {
      const validated = validateShellMessage(JSON.stringify({ ...refused, ...more }));
      expect(validated).toEqual({ message: { reply } });
    }
  });

  it('is an event, whatever its payload', () => {
    expect(validateShellMessage(JSON.stringify({ ...pop, payload: 7 }))).toEqual({
      message: { event: 'resume', payload: 7 },
    });
  });
});

const HOSTILE: unknown[] = [
  undefined,
  null,
  0,
  {},
  { v: 1, type: 'event', name: 'back' },
  '',
  'null',
  '[]',
  '"back"',
  '{"v":1',
  '{"v":2,"type":"event","name":"back"}',
  '{"v":"1","type":"event","name":"back"}',
  '{"v":1,"type":"event","name":"constructor"}',
  '{"v":1,"type":"event","name":"__proto__"}',
  '{"v":1,"type":"event","name":["back"]}',
  '{"v":1,"type":"reply"}',
  '{"v":1,"type":"reply","id":7}',
  '{"v":1,"type":"gone","name":"back"}',
  {
    toString() {
      throw new Error('hostile');
    },
  },
];

const odd = fc.oneof(
  fc.constantFrom('', '__proto__', 'constructor', 'toString', 'openPage ', 'BACK', null, 7, true),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Messages similar to real ones with an error in them, parts of them, and any text. */
function malformed(near: fc.Arbitrary<object>): fc.Arbitrary<string> {
  const broken = near.map((one) => JSON.stringify(one));
  const cut = fc
    .tuple(broken, fc.nat(40))
    .map(([whole, length]) => whole.slice(0, Math.min(length, whole.length - 1)));
  return fc.oneof(broken, cut, fc.string({ unit: 'binary', maxLength: 60 }), fc.json());
}

describe('hostile messages', () => {
  const deaf = () => {
    const heard: unknown[] = [];
    stops.push(
      onShellEvent('back', () => Boolean(heard.push('back'))),
      onShellEvent('resume', () => Boolean(heard.push('resume'))),
    );
    return heard;
  };

  it.each(HOSTILE.map((message, index) => ({ index, message })))(
    'number $index changes nothing',
    ({ message }) => {
      const heard = deaf();
      expect(receive(message)).toBe(false);
      expect(heard).toEqual([]);
      expect(validateShellMessage(message)).toEqual({ problem: expect.stringMatching(/./) });
    },
  );

  it('of any kind change nothing, from the shell or to it', () => {
    const heard = deaf();
    const parts = { v: odd, type: fc.constantFrom('event', 'reply', 'x', 7), name: odd, id: odd };
    const fromShell = malformed(fc.record({ ...parts, payload: odd }, { requiredKeys: [] }));
    const action = fc.constantFrom('callPhone', 'openPage', 'openProduct', 'bindEnd');
    const payload = fc.oneof(odd, fc.record({ number: odd, url: fc.constant('javascript:1') }));
    const toShell = malformed(
      fc.record({ v: fc.constant(1), id: fc.constant('1'), action, payload }),
    );
    fc.assert(
      fc.property(fromShell, toShell, (received, sent) => {
        expect(receive(received)).toBe(false);
        expect(validateShellMessage(received)).toHaveProperty('problem');
        expect(validateEnvelope(sent, () => ({ kind: 'refused' }))).toHaveProperty('problem');
      }),
      { numRuns: 2000 },
    );
    expect(heard).toEqual([]);
  });
});
