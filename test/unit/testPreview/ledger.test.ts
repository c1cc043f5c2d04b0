import { describe, expect, it } from 'vitest';
import {
  amountText,
  ledgerCall,
  marksOf,
  wordsOf,
} from '../../../pages/testPreview/sandbox.model.ts';
import * as v from '../../../shared/lib/schema.ts';
import { createSandbox } from '../../sandbox/sandbox.ts';
import { makeCode, pay } from '../../sandbox/world.ts';

const read = (data: unknown) => v.parse(ledgerCall.reply, data);

describe('the ledger', () => {
  it('is read as the sandbox writes it', async () => {
    const { app, world } = createSandbox();
    const code = { orderId: 'due-extendable', channelNumber: '7-eleven', isDelay: false };
    const made = makeCode(world('s'), code);
    pay(world('s'), made.code);
    const reply = await app.request('/esita/sandbox/ledger?sessionId=s');
    const entries = read((await reply.json()).data);
    expect(entries.map(({ kind }) => wordsOf(kind))).toEqual(['Code', 'Payment']);
    expect(entries.map(amountText)).toEqual(['3,450.00', '3,450.00']);
    expect(entries.map(({ answered }) => answered)).toEqual([false, true]);
    for (const entry of entries) {
      expect(marksOf(entry)).toEqual(['orderId due-extendable', `payCode ${made.code}`]);
    }
  });

  it('leaves out what it cannot read, and writes no amount where there is none', () => {
    const entries = read([{ seq: 1, at: 5, kind: 'sms' }, { seq: 2 }, null, 'x']);
    expect(entries).toHaveLength(1);
    expect(entries.map(amountText)).toEqual(['']);
    expect(read({})).toEqual([]);
  });

  it('puts names of the code into words', () => {
    expect(wordsOf('extensionCode')).toBe('Extension code');
  });
});
