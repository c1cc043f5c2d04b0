import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage, useSandbox } from './screen.tsx';

const QUERY = 'productId=7&orderId=due-extendable&sessionId=s';

describe('a device that refuses to copy', () => {
  useSandbox();
  beforeEach(() => {
    Object.assign(document, { execCommand: () => false });
  });

  it.each([
    ['the pay-code box', '8012 3456 7890', () => openPage(`/repayment?${QUERY}`)],
    [
      'the instructions',
      '8012 3456 7890',
      () => openPage('/paymentInstructions?payCode=801234567890'),
    ],
    ['customer service', 'care@lend.example', () => openPage(`/customerService?${QUERY}`)],
  ])('%s selects its text instead', async (_, text, open) => {
    await open();
    const copy = screen.getByRole('button', { name: 'Copy' });
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await userEvent.click(copy);
    await screen.findByText('Could not copy. Press and hold the text to copy it.');
    expect(String(getSelection())).toBe(text);
  });
});
