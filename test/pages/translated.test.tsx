import { beforeEach, describe, expect, it } from 'vitest';
import {
  choose,
  fillAccount,
  openOrder,
  press,
  saveAccount,
  toasts,
  useSandbox,
} from './screen.tsx';
import { stubReply, success } from './stubServer.ts';
import { keepTranslated } from './translatePage.ts';

/** Each text has been replaced before anything is tapped, and is again when it comes anew. */
describe('a page that the browser translates', () => {
  useSandbox();
  beforeEach(keepTranslated);

  const words = () => document.body.textContent ?? '';
  const shows = (text: string | RegExp) => expect.poll(words).toMatch(text);

  it('rates the answer to a complaint', async () => {
    await openOrder('complainDetails', undefined, { problemId: 2 });
    await press('Rate the answer');
    await press('Send');
    await shows('Please choose at least one star.');
    await choose('4 stars');
    await press('Send');
    await expect.poll(toasts).toContain('Successful demonstration！');
    expect(words()).toContain('Complaint details');
  });

  it('shows the order that was chosen for a complaint', async () => {
    const [orderDetail, other] = ['Tala Peso', 'Kabayan Cash'].map((productName, index) => {
      return { productName, orderNo: `LN-${index}`, list: [] };
    });
    const problemType = [{ title: 'Other', value: '3' }];
    const reply = { problemType, orderDetail, orderList: [orderDetail, other] };
    stubReply('/problem-init', success(reply));
    await openOrder('complaint');
    await press('Choose another order');
    await choose(/Kabayan Cash/);
    await press('Confirm');
    await shows('Kabayan Cash');
    expect(words()).not.toContain('Tala Peso');
  });

  it('says what is missing in the bank form, and saves it', async () => {
    await openOrder('bindBank', 'status-151');
    await press('Next');
    await shows('Please complete');
    await fillAccount();
    await saveAccount();
    await shows('Your account is saved');
  });
});
