import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { repaymentCall } from '../../../shared/api/repayment.ts';
import { readConfig } from '../../../shared/config/readConfig.ts';
import { shownWays } from '../../../shared/features/repayment/waysToPay.model.ts';

const context = {
  now: 0,
  address: 'https://m.example/repayment?orderId=1',
  config: readConfig({}),
};

/** What is shown of a reply. */
function ways(sent: object, amount = '₱3,450.00') {
  const data = v.parse(repaymentCall.reply, { repayAmount: amount, ...sent });
  return shownWays(data, { amount, isDelay: false }, context);
}

describe('2.13 Instalment repayment page', () => {
  it('the ways to pay are the channels with a name and a number, each once', () => {
    const repayList = [
      { channel_number: 90006, name: 'GCash', logo: '' },
      { channel_number: '90007', name: '', logo: '' },
      { channel_number: ' ', name: 'Maya' },
      null,
      'GCash',
      { channel_number: '90009', name: 'Bank' },
      { channel_number: '90006', name: 'GCash again' },
    ];
    const { channels } = ways({ repayList });
    expect(channels?.map(({ key, label }) => [key, label])).toEqual([
      ['90006', 'GCash'],
      ['90009', 'Bank'],
    ]);
  });

  it.each([[[]], [null], [undefined], ['x'], [[{}]]])('there are no channels for %j', (repayList) =>
    expect(ways({ repayList }).channels).toEqual([]),
  );

  it('there are no ways to pay if nothing is due', () =>
    expect(ways({}, '₱0.00').nothingDue).toBe(true));

  it('the ways to pay link to the instructions only if the lender says so, with the code', () => {
    const defDetail = { payCode: '1234 5678', title: '' };
    expect(ways({ defDetail }).notes?.instructions).toBeUndefined();
    const { code, notes } = ways({ defDetail, isShowReyTop: '1' });
    expect(notes?.instructions).toContain('payCode=1234');
    expect(code).toMatchObject({ groups: ['1234 5678'], title: 'Your repayment code' });
    const without = ways({ defDetail: { payCode: '', title: 'Stores' }, isShowReyTop: 1 });
    expect(without).toMatchObject({
      code: undefined,
      notes: { instructions: '/paymentInstructions?orderId=1' },
    });
  });
});
