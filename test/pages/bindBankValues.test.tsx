import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BindBank, pageData as bindItems } from '../../pages/bindBank/BindBank.tsx';
import { openScreen, sandbox, useSandbox } from './screen.tsx';
import { stubReply, success } from './stubServer.ts';

const CUT = /up to 11 digits. We left out the rest/;

describe('what was entered for an account', () => {
  useSandbox();
  const open = () =>
    openScreen('/bindBank?productId=7&orderId=due-extendable&sessionId=s', <BindBank />, bindItems);
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
  const choose = (type: string) => userEvent.click(screen.getByRole('radio', { name: type }));
  const wallet = async (name: string) => {
    await press(/^E-wallet/);
    const picker = within(await screen.findByRole('dialog', { name: 'E-wallet' }));
    await userEvent.click(picker.getByRole('radio', { name }));
    await userEvent.click(picker.getByRole('button', { name: 'Confirm' }));
  };
  const fillInTheRest = async () => {
    await userEvent.type(field('Account holder'), 'Ana Reyes');
    await press(/Monthly income/);
    const keys = within(await screen.findByRole('dialog', { name: 'Monthly income' }));
    await userEvent.click(keys.getByRole('button', { name: '9' }));
    await userEvent.click(keys.getByRole('button', { name: 'Confirm' }));
  };
  const paste = async (input: HTMLInputElement, text: string) => {
    await userEvent.click(input);
    await userEvent.clear(input);
    await userEvent.paste(text);
  };
  const invalid = (name: string) => field(name).getAttribute('aria-invalid') === 'true';

  it('stays with its type of account, and is there again on return', async () => {
    await open();
    await userEvent.type(field('GCash number'), '09171234567');
    await userEvent.type(field('Account holder'), 'Ana Reyes');
    await choose('Bank account');
    expect(field('Account number').value).toBe('');
    expect(field('Account holder').value).toBe('Ana Reyes');
    await userEvent.type(field('Account number'), '5234567812341234');
    await choose('E-wallet');
    expect(field('GCash number').value).toBe('091 7123 4567');
    await choose('Bank account');
    expect(field('Account number').value).toBe('5234 5678 1234 1234');
  });

  it('stays with its type of account over a reload', async () => {
    await open();
    await choose('Bank account');
    await userEvent.type(field('Account number'), '5234567812341234');
    await choose('E-wallet');
    cleanup();
    await open();
    expect(field('GCash number').value).toBe('');
    await choose('Bank account');
    expect(field('Account number').value).toBe('5234 5678 1234 1234');
  });

  it('that the server knows of one type of account is not in the fields of another', async () => {
    const item = { code: 'cardNo', cate: 'text', inputType: 'number' };
    const items = [
      { ...item, title: 'GCash number', cardTypeMi: 1, channelNumber: '90006', value: '0917' },
      { ...item, title: 'Maya account number', cardTypeMi: 1, channelNumber: '90007', value: '77' },
      { ...item, title: 'Account number', cardTypeMi: 2, value: '' },
    ];
    stubReply('/v3/bind-card/card-init', success({ items }));
    await open();
    expect(field('GCash number').value).toBe('0917');
    await choose('Bank account');
    expect(field('Account number').value).toBe('');
  });

  it('does not fit the number of another wallet: says so, and is not sent until it is checked', async () => {
    await open();
    await wallet('Maya');
    await userEvent.type(field('Maya account number'), '123456789012345');
    await wallet('GCash');
    expect(field('GCash number').value).toBe('123 4567 8901');
    expect(screen.getByText(CUT)).toBeTruthy();
    await fillInTheRest();
    await press('Next');
    expect(screen.getByText('Please correct one thing:')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();

    await wallet('Maya');
    expect(field('Maya account number').value).toBe('123456789012345');
    await wallet('GCash');
    await userEvent.type(field('GCash number'), '{Backspace}');
    expect(field('GCash number').value).toBe('123 4567 890');
    expect(invalid('GCash number')).toBe(false);
    await press('Next');
    const review = within(await screen.findByRole('dialog', { name: 'Is everything correct?' }));
    expect(review.getByText('123 4567 890')).toBeTruthy();
    await userEvent.click(review.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'Your account is saved' });
    expect(sandbox.world('s').bound.map(({ fields }) => fields.cardNo)).toEqual(['1234567890']);
  });

  it.each([
    ['5234567812341234', '523 4567 8123'],
    ['+1 212 555 0100 99', '121 2555 0100'],
  ])(
    '%s in the draft of an earlier visit cannot be sent, and can be edited',
    async (kept, seen) => {
      await open();
      await fillInTheRest();
      const draft = JSON.parse(sessionStorage.getItem('text') ?? '');
      cleanup();
      sessionStorage.setItem('text', JSON.stringify({ ...draft, cardNo: kept }));
      await open();
      expect(field('GCash number').value).toBe(seen);
      expect(invalid('GCash number')).toBe(true);
      await press('Next');
      expect(screen.queryByRole('dialog')).toBeNull();
      await userEvent.type(field('GCash number'), '{Backspace}');
      expect(field('GCash number').value).toBe(seen.slice(0, -1));
      expect(invalid('GCash number')).toBe(false);
    },
  );

  it('is checked again before it is saved', async () => {
    await open();
    await userEvent.type(field('GCash number'), '09171234567');
    await fillInTheRest();
    await press('Next');
    const review = within(await screen.findByRole('dialog', { name: 'Is everything correct?' }));
    await userEvent.clear(field('GCash number'));
    await userEvent.click(review.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('One thing is still missing:')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sandbox.world('s').bound).toEqual([]);
  });

  it.each([
    ['0917 123-4567a89', '091 7123 4567'],
    ['5234567812341234', '523 4567 8123'],
  ])(
    'the first 11 digits of the pasted %s are kept, and the page says so',
    async (pasted, seen) => {
      await open();
      await paste(field('GCash number'), pasted);
      expect(field('GCash number').value).toBe(seen);
      expect(screen.getByText(CUT)).toBeTruthy();
      await userEvent.type(field('GCash number'), '{Backspace}');
      expect(screen.queryByText(CUT)).toBeNull();
    },
  );

  it('of a full number, none gives way to a twelfth digit, and the page says so', async () => {
    await open();
    await userEvent.type(field('GCash number'), '09171234567');
    await userEvent.type(field('GCash number'), '9', {
      initialSelectionStart: 3,
      initialSelectionEnd: 3,
    });
    expect(field('GCash number').value).toBe('091 7123 4567');
    expect(screen.getByText(CUT)).toBeTruthy();
  });

  it('says nothing of a field when the other type of account is shown', async () => {
    await open();
    await paste(field('GCash number'), '+1 212 555 0100');
    expect(screen.getByText(/This phone number is not valid/)).toBeTruthy();
    await choose('Bank account');
    expect(screen.queryByText(/This phone number is not valid/)).toBeNull();
  });
});
