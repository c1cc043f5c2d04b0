// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../shared/ui/Button.tsx';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { prepareToasts, showToast } from '../../../shared/ui/toast.ts';
import { freshPhone } from '../runtime/freshPhone.ts';
import { button, Opener, radio } from './opener.tsx';

const { showModal } = HTMLDialogElement.prototype;
const without = () => Object.assign(HTMLDialogElement.prototype, { showModal: undefined });

freshPhone();
afterEach(() => void Object.assign(HTMLDialogElement.prototype, { showModal }));

const focused = () => document.activeElement;
const isLocked = () => document.documentElement.classList.contains('dialog-locked');

/** Opens a dialog. @returns is called when it closes. */
async function openPrompt() {
  const onClose = vi.fn();
  render(
    <Opener>
      {(close) => (
        <Dialog
          title="Add your bank card"
          onClose={onClose.mockImplementation(close)}
          closeIcon="Close"
          actions={<Button>Go</Button>}
          closeLabel="Not now"
        >
          <p>Why it is needed</p>
        </Dialog>
      )}
    </Opener>,
  );
  await userEvent.click(button('Open'));
  return onClose;
}

describe.each([
  ['with', 'DIALOG'],
  ['without', 'DIV'],
])('a dialog in a web view %s showModal', (way, tagName) => {
  beforeEach(() => void (way === 'without' && without()));

  it('has a name, takes the focus and locks the page', async () => {
    await openPrompt();
    const dialog = screen.getByRole('dialog', { name: 'Add your bank card' });
    expect(dialog.contains(focused())).toBe(true);
    expect(dialog.tagName).toBe(tagName);
    expect(isLocked()).toBe(true);
  });

  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['its icon', () => userEvent.click(button('Close'))],
    ['its quiet button', () => userEvent.click(button('Not now'))],
  ])('closes once by %s, unlocks the page and gives the focus back', async (_, close) => {
    const onClose = await openPrompt();
    await close();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(focused()).toBe(button('Open'));
    expect(isLocked()).toBe(false);
  });

  it('keeps the Tab key inside, in both directions', async () => {
    await openPrompt();
    for (const name of ['Close', 'Go', 'Not now', 'Close']) {
      expect(focused()).toBe(button(name));
      await userEvent.tab();
    }
    for (const name of ['Close', 'Not now']) {
      await userEvent.tab({ shift: true });
      expect(focused()).toBe(button(name));
    }
  });

  it('shows notices inside, and moves them to the page when it closes', async () => {
    await openPrompt();
    showToast('Saved');
    expect(screen.getByRole('dialog').textContent).toContain('Saved');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Saved').closest('body > .toasts > [role=status]')).toBeTruthy();
  });
});

it('a dialog without showModal does not let Tab leave behind a checked radio button', async () => {
  without();
  render(
    <Dialog title="Channel" onClose={vi.fn()} kind="sheet">
      <Button>Done</Button>
      <input type="radio" name="channel" aria-label="GCash" defaultChecked />
      <input type="radio" name="channel" aria-label="Maya" />
    </Dialog>,
  );
  radio('GCash').focus();
  await userEvent.tab();
  expect(focused()).toBe(button('Done'));
  await userEvent.tab({ shift: true });
  expect(focused()).toBe(radio('GCash'));
});

it('a dialog hides the page from screen readers if the web view does not', async () => {
  without();
  prepareToasts();
  await openPrompt();
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  await userEvent.click(button('Not now'));
  expect(button('Open')).toBeTruthy();
  expect(document.querySelector('body > [aria-hidden]')).toBeNull();
});

it('a dialog has its live regions before any text, and asks the screen before the browser closes it', () => {
  const onClose = vi.fn();
  render(<Dialog title="Sending" onClose={onClose} />);
  for (const role of ['status', 'alert']) expect(screen.getByRole(role).textContent).toBe('');
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Sending' });
  dialog.close();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog.open).toBe(true);
});

it('a dialog stays open when one inside it is closed by Esc', async () => {
  const [inner, outer] = [vi.fn(), vi.fn()];
  render(
    <Dialog title="Outer" onClose={outer}>
      <Dialog title="Inner" onClose={inner}>
        <Button>Here</Button>
      </Dialog>
    </Dialog>,
  );
  button('Here').focus();
  await userEvent.keyboard('{Escape}');
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0]);
});

it.each([
  ['is seen leaving, and by nobody but the eyes', true],
  ['is gone at once for whoever wants no motion', false],
])('a dialog that closes %s', async (_, matches) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
  await openPrompt();
  await userEvent.click(button('Not now'));
  const copy = document.querySelector('.leaving');
  expect(copy !== null).toBe(matches);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(focused()).toBe(button('Open'));
  if (!copy) return;
  expect([copy.getAttribute('aria-hidden'), copy.hasAttribute('inert')]).toEqual(['true', true]);
  expect([copy.querySelector('[id]'), document.querySelector('dialog[open]')]).toEqual([
    null,
    null,
  ]);
  await expect.poll(() => document.querySelector('.leaving')).toBeNull();
});
