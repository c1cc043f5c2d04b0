// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { plainCode } from '../../../shared/lib/oneTimeCode.ts';
import { OneTimeCode } from '../../../shared/ui/OneTimeCode.tsx';

describe('the one-time-code field', () => {
  afterEach(cleanup);
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });

  it('lets the phone fill it in and cuts nothing off', async () => {
    render(<OneTimeCode label="Code" name="code" />);
    expect(field().autocomplete).toBe('one-time-code');
    expect(field().inputMode).toBe('numeric');
    await userEvent.click(field());
    await userEvent.paste('123 456 789');
    expect(plainCode(field().value)).toBe('123456789');
  });

  it('has an error message linked to the field', () => {
    const { rerender } = render(<OneTimeCode label="Code" name="code" />);
    expect(field().getAttribute('aria-invalid')).toBe('false');
    rerender(<OneTimeCode label="Code" name="code" error="too short" />);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('too short');
  });

  it('removes pasted spaces and dashes, and nothing else', () => {
    const gap = fc.constantFrom(' ', '-', ' ', '\n', '');
    const digits = fc.array(fc.tuple(fc.constantFrom(...'0123456789aZ'), gap));
    fc.assert(
      fc.property(digits, (parts) => {
        const typed = parts.map(([digit, space]) => digit + space).join('');
        expect(plainCode(typed)).toBe(parts.map(([digit]) => digit).join(''));
      }),
    );
  });
});
