// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { plainCharacters } from '../../../shared/lib/plainCharacters.ts';
import { MoneyKeyboard } from '../../../shared/ui/MoneyKeyboard.tsx';
import { OneTimeCode } from '../../../shared/ui/OneTimeCode.tsx';
import { freshPhone } from '../runtime/freshPhone.ts';

freshPhone();

/** Opens the money keyboard. */
function open(value = '') {
  const [onConfirm, onHide] = [vi.fn(), vi.fn()];
  render(
    <MoneyKeyboard
      title="Income"
      value={value}
      labels={{ delete: 'Delete', confirm: 'Confirm', hide: 'Hide' }}
      format={(amount) => `₱${amount}`}
      onConfirm={onConfirm}
      onHide={onHide}
    />,
  );
  return { onConfirm, onHide };
}

const key = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const display = () => screen.getByRole('status', { name: 'Income' });

describe('5 Validation rules', () => {
  it.each([
    ['a point at first follows a zero', '', '.', '0.'],
    ['a digit replaces the first zero', '0', '5', '5'],
    ['digits follow each other', '1', '2', '12'],
    ['a zero may follow the point', '0.', '0', '0.0'],
    ['there is one point', '1.5', '.', '1.5'],
    ['a comma is the point', '7', ',', '7.'],
    ['there are two decimals at most', '1.55', '5', '1.55'],
    ['there are nine whole digits at most', '123456789', '0', '123456789'],
    ['Backspace takes the last digit', '12', '{Backspace}', '1'],
    ['a letter is nothing', '7', 'a', '7'],
  ])('on the money keyboard %s', async (_, value, typed, shown) => {
    open(value);
    await userEvent.keyboard(typed);
    expect(display().textContent).toBe(`₱${shown}`);
  });

  it('the money keyboard types, deletes, hides without confirming, and confirms what is not empty', async () => {
    const { onConfirm, onHide } = open();
    const press = async (...names: string[]) => {
      for (const name of names) await userEvent.click(key(name));
    };
    expect(key('Confirm').disabled).toBe(true);
    await press('1', '2', 'Delete', '.', '5');
    expect(display().textContent).toBe('₱1.5');
    await userEvent.keyboard('7');
    await press('Hide');
    expect(onHide).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
    await press('Confirm', 'Delete', 'Delete', 'Confirm');
    // Without a point at its end.
    expect(onConfirm.mock.calls).toEqual([['1.57'], ['1']]);
    await press('Delete', 'Delete');
    expect(key('Confirm').disabled).toBe(true);
  });

  it('the money keyboard begins on its display, where Enter confirms what was typed', async () => {
    const { onConfirm } = open();
    expect(document.activeElement).toBe(display());
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('12.{Enter}');
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('12');
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
});
