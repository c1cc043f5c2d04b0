// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { prepareToasts, showToast } from '../../../shared/ui/toast.ts';

it('a page has one column of toasts, also where there is only room for small ones', () => {
  prepareToasts();
  const [column] = document.querySelectorAll('.toasts');
  column?.setAttribute('data-small', '');
  showToast('Saved');
  expect(document.querySelectorAll('.toasts')).toHaveLength(1);
  expect(column?.textContent).toBe('Saved');
});
