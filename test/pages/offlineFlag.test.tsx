import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DATA_SCREENS } from '../browser/screens.ts';
import { calls, fillAccount, openPage, press, useSandbox } from './screen.tsx';

const QUERY = 'productId=7&orderId=due-extendable&sessionId=s';

const type = async (label: string, words: string) =>
  userEvent.type(await screen.findByLabelText(label), words);

describe('a phone that calls itself offline although the lender answers', () => {
  useSandbox();
  beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));

  it.each(DATA_SCREENS)('reads $route', async ({ route, ready, query }) => {
    await openPage(`/${route}?${QUERY}&${new URLSearchParams(query)}`);
    expect((await screen.findAllByText(ready, { exact: false })).length).toBeGreaterThan(0);
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });

  it.each([
    [
      'a request for a pay code',
      `/repayment?${QUERY}`,
      '/generate-vcode',
      async () => {
        await press('Payment Method');
        await press('Confirm');
      },
    ],
    [
      'a request for the code of an extension',
      `/repayDelay?${QUERY}`,
      '/generate-vcode',
      async () => {
        await press('Payment Method');
        await press('Confirm');
      },
    ],
    [
      'a complaint',
      `/complainPageNext?${QUERY}&problemType=2&orderNo=due-extendable`,
      '/problem-save',
      async () => {
        await type('Tell us what happened', 'Wrong amount');
        await press('Send');
      },
    ],
    [
      'a rating',
      `/complainDetails?${QUERY}&problemId=2`,
      '/save-score',
      async () => {
        await press(/^Rate /);
        await userEvent.click((await screen.findAllByRole('radio'))[4] as HTMLElement);
        await press('Send');
      },
    ],
    [
      'an account',
      `/bindBank?${QUERY}`,
      '/bind-card-new',
      async () => {
        await fillAccount();
        await press('Next');
        await press('Save');
      },
    ],
    [
      'the tap on an offer',
      '/jointLoginFail?productId=7&orderId=status-174&sessionId=s',
      '/orbital/jump',
      () => press(/Bayan Credit/),
    ],
    [
      'the opening of an agreement',
      '/newLoanConfirm?productId=7&orderId=status-110&sessionId=s',
      '/contract-jump',
      async () =>
        userEvent.click(
          (await screen.findAllByRole('button', { name: 'Loan agreement' }))[0] as HTMLElement,
        ),
    ],
  ])('sends %s once', async (_, address, path, act) => {
    await openPage(address);
    await act();
    await expect.poll(() => calls(path)).toHaveLength(1);
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });
});
