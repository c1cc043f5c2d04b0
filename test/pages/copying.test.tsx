import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  CustomerService,
  pageData as contactInfo,
} from '../../pages/customerService/CustomerService.tsx';
import { PaymentInstructions } from '../../pages/paymentInstructions/PaymentInstructions.tsx';
import { Repayment, pageData as repayment } from '../../pages/repayment/Repayment.tsx';
import { openScreen, useSandbox } from './screen.tsx';

const QUERY = 'productId=7&orderId=due-extendable&sessionId=s';

describe('a device that refuses to copy', () => {
  useSandbox();
  beforeEach(() => {
    Object.assign(document, { execCommand: () => false });
  });

  it.each([
    [
      'the pay-code box',
      '8012 3456 7890',
      () => openScreen(`/repayment?${QUERY}`, <Repayment />, repayment),
    ],
    [
      'the instructions',
      '8012 3456 7890',
      () => openScreen('/paymentInstructions?payCode=801234567890', <PaymentInstructions />),
    ],
    [
      'customer service',
      'care@lend.example',
      () => openScreen(`/customerService?${QUERY}`, <CustomerService />, contactInfo),
    ],
  ])('%s selects its text instead', async (_, text, open) => {
    await open();
    const copy = screen.getByRole('button', { name: 'Copy' });
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await userEvent.click(copy);
    await screen.findByText('Could not copy. Press and hold the text to copy it.');
    expect(String(getSelection())).toBe(text);
  });
});
