// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { plainCharacters } from '../../../shared/lib/plainCharacters.ts';
import {
  finishedAmount,
  MoneyKeyboard,
  moneyKeyOf,
  pressMoneyKey,
} from '../../../shared/ui/MoneyKeyboard.tsx';
import { OneTimeCode } from '../../../shared/ui/OneTimeCode.tsx';
import { freshPhone } from '../runtime/freshPhone.ts';

freshPhone();

it.each([
  ['', '.', '0.'],
  ['0', '5', '5'],
  ['', '0', '0'],
  ['1', '2', '12'],
  ['0.', '0', '0.0'],
  ['1.5', '.', '1.5'],
  ['1.55', '5', '1.55'],
  ['1', 'delete', ''],
  ['123456789', '0', '123456789'],
] as const)('the keys of the money keyboard %s and %s give %s', (amount, key, next) =>
  expect(pressMoneyKey(amount, key)).toBe(next),
);

it('the keys of the money keyboard include those of a hardware keyboard', () => {
  const keys = ['7', ',', '.', 'Backspace', 'a'].map(moneyKeyOf);
  expect(keys).toEqual(['7', '.', '.', 'delete', undefined]);
  expect(['1.', '1.5', '', '0.'].map(finishedAmount)).toEqual(['1', '1.5', '', '0']);
});

it('the money keyboard types, deletes, hides without confirming, and confirms what is not empty', async () => {
  const [onConfirm, onHide] = [vi.fn(), vi.fn()];
  render(
    <MoneyKeyboard
      title="Income"
      value=""
      labels={{ delete: 'Delete', confirm: 'Confirm', hide: 'Hide' }}
      format={(amount) => `₱${amount}`}
      onConfirm={onConfirm}
      onHide={onHide}
    />,
  );
  const key = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  const press = async (...names: string[]) => {
    for (const name of names) await userEvent.click(key(name));
  };
  const shown = () => screen.getByRole('status', { name: 'Income' }).textContent;
  expect(key('Confirm').disabled).toBe(true);
  await press('1', '2', 'Delete', '.', '5');
  expect(shown()).toBe('₱1.5');
  await userEvent.keyboard('7');
  expect(shown()).toBe('₱1.57');
  await press('Hide');
  expect(onHide).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
  await press('Confirm');
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('1.57');
  await press('Delete', 'Delete', 'Delete', 'Delete');
  expect(key('Confirm').disabled).toBe(true);
});

describe('the one-time-code field', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });

  it('lets the phone fill it in, cuts nothing off, and links its error', async () => {
    const { rerender } = render(<OneTimeCode label="Code" name="code" />);
    expect([field().autocomplete, field().inputMode]).toEqual(['one-time-code', 'numeric']);
    await userEvent.click(field());
    await userEvent.paste('123 456 789');
    expect(plainCharacters(field().value)).toBe('123456789');
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    rerender(<OneTimeCode label="Code" name="code" error="too short" />);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('too short');
  });

  it.each([
    [' 1-2 3\n4aZ ', '1234aZ'],
    ['\u200e246\u2011 810\u200b', '246810'],
    ['２４६８１०', '246810'],
    ['२४६٨১০', '246810'],
    ['\u{1d7d8}\u{1e141}ａ', '01a'],
  ])('%j is read as %s, in plain characters', (pasted, code) =>
    expect(plainCharacters(pasted)).toBe(code),
  );
});
