import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { addressOf, openPage, useSandbox } from './screen.tsx';

const CODE = 'payCode=801234567890';

useSandbox();
beforeEach(() => {
  Object.assign(document, { execCommand: () => false });
});

it.each([
  ['the pay-code box', '801234567890', addressOf('repayment')],
  ['the first code page', '801234567890', `/repaymentOfCode?showType=1&${CODE}`],
  ['the second code page', '801234567890', addressOf('repaymentOfCode2')],
  ['the instructions', '801234567890', `/paymentInstructions?${CODE}`],
  ['customer service', 'care@lend.example', addressOf('customerService')],
])(
  '%s, if the device refuses to copy, selects its text instead, a code without spaces',
  async (_, text, address) => {
    await openPage(address);
    const copy = await screen.findByRole('button', { name: /^Copy/ });
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await userEvent.click(copy);
    await screen.findByText('Could not copy. Press and hold the text to copy it.');
    expect(String(getSelection())).toBe(text);
  },
);
