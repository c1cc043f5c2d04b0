import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { isBefore } from './looks.ts';
import {
  alerts,
  button,
  choose,
  dialog,
  fault,
  isBlocked,
  left,
  noDialog,
  noteOf,
  openOrder,
  orderOf,
  press,
  readAgain,
  useSandbox,
  visited,
} from './screen.tsx';
import { stubReply, success } from './stubServer.ts';

useSandbox();

const { showModal } = HTMLDialogElement.prototype;
afterEach(() => void Object.assign(HTMLDialogElement.prototype, { showModal }));

const CONFIRM = 'Confirm · ₱3,450.00';
const READY = /The code that you asked for is ready/;
const lastCode = () => screen.queryByRole('link', { name: /See the code from/ });
const chosen = () => screen.queryByRole('radio', { checked: true })?.getAttribute('value');
const LOST = /^We got no answer\. Nothing was paid by this\./;

/** Waits until the page has read again, so that what was answered before has been shown. */
async function untilReadAgain(): Promise<void> {
  orderOf('due-extendable', { repayment: { noticeMsg: 'Read again.' } });
  readAgain();
  await screen.findByText('Read again.');
}

/** Holds the answers to requests for a code. @returns them in order: each is called with the code that it gives. */
function holdCodes(): ((payCode: string) => void)[] {
  const answers: ((payCode: string) => void)[] = [];
  const addressOf = (payCode: string) =>
    `/repaymentOfCode?${new URLSearchParams({ showType: '1', payCode, repayAmount: '₱3,450.00' })}`;
  stubReply(
    '/generate-vcode',
    () =>
      new Promise((answer) => {
        answers.push((payCode) => answer(success({ payUrl: addressOf(payCode) })));
      }),
  );
  return answers;
}

/** Opens the sheet and confirms a way, whose code is held. */
async function askFor(way: string): Promise<void> {
  await press('Payment Method');
  await choose(way);
  await press(CONFIRM);
}

describe('2.13 Instalment repayment', () => {
  describe('while a code is awaited', () => {
    it('Confirm and the ways wait, and Cancel and Esc close the sheet', async () => {
      holdCodes();
      await openOrder('repayment');
      for (const close of [() => press('Cancel'), () => userEvent.keyboard('{Escape}')]) {
        await askFor('Maya');
        expect(isBlocked(CONFIRM)).toBe(true);
        await choose('GCash');
        expect(chosen()).toBe('90007');
        await close();
        await noDialog();
        expect(isBlocked('Payment Method')).toBe(false);
      }
      expect(visited).toEqual([]);
    });

    it('a late answer leads nowhere once the sheet was closed, and its code is offered as ready', async () => {
      const answers = holdCodes();
      await openOrder('repayment');
      await askFor('Maya');
      await press('Cancel');
      expect(lastCode()).toBeNull();
      answers[0]?.('801111111111');
      expect((await noteOf('done')).textContent).toMatch(READY);
      expect(lastCode()?.getAttribute('href')).toContain('payCode=801111111111');
      expect(visited).toEqual([]);
      await askFor('GCash');
      expect(screen.queryByText(READY)).toBeNull();
      answers[1]?.('802222222222');
      await left(/^assign .*payCode=802222222222/);
    });

    it('a late failure says nothing once another way was confirmed', async () => {
      const fail: (() => void)[] = [];
      const lose = () => new TypeError('Failed to fetch');
      stubReply(
        '/generate-vcode',
        () => new Promise((_, reject) => fail.push(() => reject(lose()))),
      );
      await openOrder('repayment');
      await askFor('Maya');
      await press('Cancel');
      await askFor('GCash');
      fail[0]?.();
      await untilReadAgain();
      expect(isBlocked(CONFIRM)).toBe(true);
      expect(screen.queryByText(LOST)).toBeNull();
      fail[1]?.();
      await screen.findByText(LOST);
    });

    it('another way takes its place, and a later answer to the first is not kept', async () => {
      const answers = holdCodes();
      await openOrder('repayment');
      await askFor('Maya');
      await press('Cancel');
      await askFor('GCash');
      answers[1]?.('802222222222');
      await left(/^assign .*payCode=802222222222/);
      answers[0]?.('801111111111');
      await untilReadAgain();
      expect(lastCode()?.getAttribute('href')).toContain('payCode=802222222222');
      expect(visited).toHaveLength(1);
    });

    it('another amount closes the sheet, and the late answer leads nowhere', async () => {
      const answers = holdCodes();
      await openOrder('repayment');
      await askFor('Maya');
      orderOf('due-extendable', { repayment: { repayAmount: '₱1,000.00' } });
      readAgain();
      await screen.findAllByText('₱1,000.00');
      await noDialog();
      answers[0]?.('801111111111');
      await expect.poll(() => isBlocked('Payment Method')).toBe(false);
      expect([visited, lastCode()]).toEqual([[], null]);
    });
  });

  describe('a code that is not got', () => {
    const lostWords =
      'We got no answer. Nothing was paid by this. Tap Payment Method to get your code.';

    it.each([
      ['request', 'lost-before'],
      ['answer', 'lost-after'],
    ] as const)(
      'says that nothing was paid, and how to get it, if its %s was lost',
      async (_, name) => {
        fault('/generate-vcode', name);
        await openOrder('repayment');
        await askFor('Maya');
        const note = await noteOf('attention');
        expect(note.textContent).toBe(lostWords);
        expect(isBefore(note, button('Payment Method'))).toBe(true);
      },
    );

    it('is told as refused if the lender refuses it, until the next one is asked for', async () => {
      stubReply('/generate-vcode', { code: 9, success: false, message: 'Closed tonight' });
      await openOrder('repayment');
      await askFor('Maya');
      const note = await noteOf('refused');
      expect(note.textContent).toBe(
        'Closed tonightYou can try again, or contact customer service.',
      );
      const answers = holdCodes();
      await askFor('Maya');
      expect(document.querySelector('[data-tone=refused]')).toBeNull();
      answers[0]?.('801111111111');
      await left(/^assign .*payCode=801111111111/);
      expect(alerts()).toBe(0);
    });
  });

  describe('ways that the lender changes while the sheet is open', () => {
    const WAYS = [
      { channel_number: '90006', name: 'GCash', logo: '' },
      { channel_number: '90007', name: 'Maya', logo: '' },
      { channel_number: '90099', name: 'Palawan', logo: '' },
    ];
    const offer = (...places: number[]) => {
      orderOf('due-extendable', { repayment: { repayList: places.map((place) => WAYS[place]) } });
    };

    it('keep a choice that is still there, at another place', async () => {
      offer(0, 1);
      await openOrder('repayment');
      await press('Payment Method');
      await choose('Maya');
      offer(2, 1);
      readAgain();
      await screen.findByRole('radio', { name: 'Palawan' });
      expect(chosen()).toBe('90007');
      expect(isBlocked(CONFIRM)).toBe(false);
    });

    it('leave nothing chosen in place of one that is gone, until the borrower chooses', async () => {
      const asked = stubReply('/generate-vcode', success({ payUrl: '' }));
      offer(0, 1);
      await openOrder('repayment');
      await press('Payment Method');
      await choose('Maya');
      offer(0, 2);
      readAgain();
      await screen.findByRole('radio', { name: 'Palawan' });
      expect(chosen()).toBeUndefined();
      await press(CONFIRM);
      await choose('Palawan');
      await press(CONFIRM);
      await expect.poll(() => asked.map(({ body }) => body.channelNumber)).toEqual(['90099']);
    });

    it('close the sheet if none is left', async () => {
      await openOrder('repayment');
      await press('Payment Method');
      offer();
      readAgain();
      await screen.findByText(/There is no way to pay online/);
      await noDialog();
      expect(document.documentElement.className).not.toContain('dialog-locked');
    });
  });

  it('Cancel keeps the way that was confirmed before', async () => {
    fault('/generate-vcode', 'refused');
    await openOrder('repayment');
    await askFor('Maya');
    await noDialog();
    await press('Payment Method');
    expect(chosen()).toBe('90007');
    await choose('GCash');
    await press('Cancel');
    await press('Payment Method');
    expect(chosen()).toBe('90007');
  });

  it('the sheet of a web view without dialogs is the same', async () => {
    Object.assign(HTMLDialogElement.prototype, { showModal: undefined });
    const answers = holdCodes();
    await openOrder('repayment');
    await press('Payment Method');
    const sheet = await dialog('Payment Method');
    expect(document.activeElement).toBe(within(sheet).getByRole('radio', { name: 'GCash' }));
    expect(screen.queryAllByRole('heading', { level: 1 })).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await noDialog();
    expect(document.activeElement).toBe(button('Payment Method'));
    await askFor('Maya');
    answers[0]?.('801111111111');
    await left(/^assign .*payCode=801111111111/);
  });
});
