import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BindBank, pageData as bindItems } from '../../pages/bindBank/BindBank.tsx';
import { openScreen, sandbox, useSandbox } from './screen.tsx';

describe('the payment account', () => {
  useSandbox();
  const open = (orderId: string) =>
    openScreen(`/bindBank?productId=7&orderId=${orderId}&sessionId=s`, <BindBank />, bindItems);
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const paste = async (input: HTMLInputElement, text: string) => {
    await userEvent.click(input);
    await userEvent.paste(text);
  };

  it('is saved without optional items', async () => {
    await open('bind-optional');
    await userEvent.type(field('Account holder'), 'Ana Reyes');
    await userEvent.type(field('Bank'), 'BDO');
    await press('Next');
    const dialog = await screen.findByRole('dialog', { name: 'Is everything correct?' });
    expect(within(dialog).getAllByText('Left empty')).toHaveLength(2);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'Your account is saved' });
    expect(sandbox.world('s').bound.map(({ fields }) => fields)).toEqual([
      { holder: 'Ana Reyes', bankCode: 'BDO', nickname: '', branch: '' },
    ]);
  });

  it('marks optional fields, and lets a choice be cleared', async () => {
    await open('bind-optional');
    expect(field('Nickname (optional)')).toBeTruthy();
    await press(/Branch \(optional\)/);
    await userEvent.click(await screen.findByRole('radio', { name: 'Makati' }));
    await press('Confirm');
    await press('Clear Branch');
    expect(screen.getByRole('button', { name: 'Branch (optional) Choose' })).toBeTruthy();
    await press('Next');
    expect(screen.getAllByText(/^Please fill in:/).map(({ textContent }) => textContent)).toEqual([
      'Please fill in: Account holder',
      'Please fill in: Bank',
    ]);
  });

  it.each(['+63 917 123 4567', '0063 917 123 4567', '639171234567', '0917-123-4567'])(
    'understands the pasted number %s',
    async (pasted) => {
      await open('status-151');
      await paste(field('GCash number'), pasted);
      expect(field('GCash number').value).toBe('091 7123 4567');
    },
  );

  it.each(['+1 212 555 0100', '+63 917 123 45678'])(
    'refuses the pasted number %s with a message and cuts nothing off it',
    async (pasted) => {
      await open('status-151');
      await userEvent.type(field('GCash number'), '0917');
      await paste(field('GCash number'), pasted);
      expect(field('GCash number').value).toBe('091 7');
      expect(screen.getByText(/This phone number is not valid/)).toBeTruthy();
      await userEvent.type(field('GCash number'), '1');
      expect(screen.queryByText(/This phone number is not valid/)).toBeNull();
    },
  );

  it('refuses a twelfth digit, and drops none instead', async () => {
    await open('status-151');
    await userEvent.type(field('GCash number'), '091712345678');
    expect(field('GCash number').value).toBe('091 7123 4567');
    expect(screen.queryByText(/This phone number is not valid/)).toBeNull();
  });

  it('marks errors only in the kind of account that was checked', async () => {
    await open('status-151');
    await press('Next');
    expect(screen.getAllByText(/^Please fill in:/)).toHaveLength(3);
    await userEvent.click(screen.getByRole('radio', { name: 'Bank account' }));
    expect(screen.queryByText('Please fill in: Account number')).toBeNull();
    await press('Next');
    expect(screen.getByText('Please fill in: Account number')).toBeTruthy();
  });

  it('starts on the first kind of account that has items of its own', async () => {
    await open('bind-empty-kind');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bank account' }).checked).toBe(
      true,
    );
    await userEvent.type(field('Account holder'), 'Ana Reyes');
  });

  it('starts on the e-wallet if all items are for every kind', async () => {
    await open('bind-one-kind');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  it.each(['empty-lists', 'bind-empty-kind'])(
    'shows a contact if there is nothing to fill in: %s',
    async (orderId) => {
      await open(orderId);
      const wallet = screen.queryByRole('radio', { name: 'E-wallet' });
      if (wallet) await userEvent.click(wallet);
      expect(screen.getByRole('heading', { name: 'This form is not available' })).toBeTruthy();
      expect(screen.getByRole('link', { name: /^\+63/ })).toBeTruthy();
    },
  );
});
