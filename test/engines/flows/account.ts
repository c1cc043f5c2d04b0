import { expect } from 'vitest';
import type { Flow } from './flow.ts';

/** The bank form. */
export const ACCOUNT_FLOWS: readonly Flow[] = [
  {
    name: 'an account, with the money keyboard',
    few: true,
    async run(phone) {
      await phone.open('bindBank', 'status-151');
      await phone.fill('Account holder', 'Ana Reyes');
      await phone.fill('GCash number', '09171234567');
      await phone.tap('button', /Monthly income/);
      await phone.finds('dialog', 'Monthly income');
      for (const key of ['2', '5', '0', '0', '0']) await phone.tap('button', key);
      await phone.tap('button', 'Confirm');
      await phone.tap('button', 'Next');
      await phone.finds('dialog', 'Is everything correct?');
      await phone.sees('091 7123 4567');
      await phone.tap('button', 'Save');
      await phone.finds('heading', 'Your account is saved');
      expect(await phone.calls('/bind-card-new')).toMatchObject([
        { body: { holder: 'Ana Reyes', cardNo: '09171234567', income: '25000' } },
      ]);
    },
  },
];
