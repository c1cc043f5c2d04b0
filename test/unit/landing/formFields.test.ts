// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fieldOf, typedIn } from '../../../pages/landing/registration/formFields.ts';

function formOf(inputs: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(inputs)) {
    form.append(Object.assign(document.createElement('input'), { name, value }));
  }
  return form;
}

it('reads the typed values of the fields, and nothing else', () => {
  const typed = { mobile: '138', imgValidate: 'AB', smsCode: '12' };
  expect(typedIn(formOf({ ...typed, stray: 'x' }))).toEqual(typed);
});

it('reads a field that is not there as empty', () => {
  const nothing = { mobile: '', imgValidate: '', smsCode: '' };
  expect(typedIn(formOf({ mobile: '138' }))).toEqual({ ...nothing, mobile: '138' });
  expect(typedIn(null)).toEqual(nothing);
});

it('finds a field by its name', () => {
  const form = formOf({ mobile: '138' });
  expect(fieldOf(form, 'mobile')?.value).toBe('138');
  expect(fieldOf(form, 'smsCode')).toBeUndefined();
  expect(fieldOf(null, 'mobile')).toBeUndefined();
});
