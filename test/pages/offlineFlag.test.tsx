import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DATA_SCREENS } from '../browser/screens.ts';
import {
  addressOf,
  askForCode,
  calls,
  fillAccount,
  openOrder,
  openPage,
  press,
  saveAccount,
  useSandbox,
} from './screen.tsx';

const type = async (label: string, words: string) =>
  userEvent.type(await screen.findByLabelText(label), words);

describe('a phone that calls itself offline although the lender answers', () => {
  useSandbox();
  beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));

  it.each(DATA_SCREENS)('reads $route', async ({ route, ready, query }) => {
    await openOrder(route, undefined, query);
    expect((await screen.findAllByText(ready, { exact: false })).length).toBeGreaterThan(0);
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });

  it.each([
    ['a request for a pay code', addressOf('repayment'), '/generate-vcode', askForCode],
    ['one for an extension', addressOf('repayDelay'), '/generate-vcode', askForCode],
    [
      'a complaint',
      addressOf('complainPageNext', undefined, { problemType: 2, orderNo: 'due-extendable' }),
      '/problem-save',
      async () => {
        await type('Tell us what happened', 'Wrong amount');
        await press('Send');
      },
    ],
    [
      'a rating',
      addressOf('complainDetails', undefined, { problemId: 2 }),
      '/save-score',
      async () => {
        await press(/^Rate /);
        await userEvent.click((await screen.findAllByRole('radio'))[4] as HTMLElement);
        await press('Send');
      },
    ],
    [
      'an account',
      addressOf('bindBank'),
      '/bind-card-new',
      async () => {
        await fillAccount();
        await saveAccount();
      },
    ],
    [
      'the tap on an offer',
      addressOf('jointLoginFail', 'status-174'),
      '/orbital/jump',
      () => press(/Bayan Credit/),
    ],
    [
      'the opening of an agreement',
      addressOf('newLoanConfirm', 'status-110'),
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
