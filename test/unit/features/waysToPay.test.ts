import { describe, expect, it } from 'vitest';
import { waysShown } from '../../../shared/features/repayment/waysToPay.derive.ts';

const channelsOf = (repayList: unknown) => waysShown({ repayList }, '₱3,450.00', []).channels;

describe('the payment methods in the document', () => {
  it('are those that the page can show: with a name and a number', () => {
    const sent = [
      { channel_number: 90006, name: 'GCash', logo: '' },
      { channel_number: '90007', name: '', logo: '' },
      { channel_number: ' ', name: 'Maya' },
      null,
      'GCash',
      { channel_number: '90009', name: 'Bank' },
      { channel_number: '90006', name: 'GCash again' },
    ];
    expect(channelsOf(sent)).toEqual([
      { key: '90006', label: 'GCash', besideLogo: false },
      { key: '90009', label: 'Bank', besideLogo: false },
    ]);
  });

  it.each([[[]], [null], [undefined], ['x'], [[{}]]])('are none for %j', (sent) => {
    const shown = waysShown({ repayList: sent }, '₱3,450.00', []);
    expect(shown).toMatchObject({ channels: [], hasChannels: false, noChannels: true });
  });

  it('all begin beside the place of a logo if one has a logo', () => {
    const [first, second] = [
      { channel_number: '1', name: 'GCash' },
      { channel_number: '2', name: 'Maya', logo: '/maya.svg' },
    ];
    expect(channelsOf([first, second]).map(({ besideLogo }) => besideLogo)).toEqual([true, true]);
    expect(channelsOf([first]).map(({ besideLogo }) => besideLogo)).toEqual([false]);
  });
});
