import { describe, expect, it } from 'vitest';
import { compareConfirmation } from '../../../../shared/features/loanConfirm/confirm.mutation.ts';

const order = { orderStatus: '110', playeduL: '/loanConfirm?productId=7' };
const offer = { amount: '₱5,000.00', periods: '3' };

describe('whether a confirmation went through', () => {
  it.each([
    ['the status has moved on', order, { orderStatus: '151', playeduL: '' }, 'done'],
    ['nothing is different', order, order, 'notDone'],
    ['only the redirect differs', order, { ...order, playeduL: '' }, 'unknown'],
    ['only the words differ', order, { ...order, noticeStatusText: 'Approved' }, 'notDone'],
    ['only the offer can be read', offer, offer, 'unknown'],
    ['the offer differs', offer, { ...offer, amount: '₱4,000.00' }, 'unknown'],
    ['nothing was read before', null, order, 'unknown'],
    ['the address has an order only now', offer, order, 'unknown'],
  ])('where %s', (_, before, now, finding) => {
    expect(compareConfirmation(before, now)).toBe(finding);
  });
});
