// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../shared/ui/Button.tsx';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { prepareToasts, showToast } from '../../../shared/ui/toast.ts';

const { showModal } = HTMLDialogElement.prototype;

afterEach(() => {
  cleanup();
  document.body.textContent = '';
  Object.assign(HTMLDialogElement.prototype, { showModal });
});

const button = (name: string) => screen.getByRole('button', { name });
const isLocked = () => document.documentElement.classList.contains('dialog-locked');

function Prompt({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog
          title="Add your bank card"
          onClose={close}
          closeIcon="Close"
          actions={<Button>Go</Button>}
          closeLabel="Not now"
        >
          <p>Why it is needed</p>
        </Dialog>
      )}
    </>
  );
}

const ways = [
  ['a web view with showModal', true],
  ['a web view without showModal', false],
] as const;

it('without showModal, Tab does not leave behind a checked radio button', async () => {
  Object.assign(HTMLDialogElement.prototype, { showModal: undefined });
  render(
    <Dialog title="Channel" onClose={() => undefined} kind="sheet">
      <Button>Done</Button>
      <input type="radio" name="channel" aria-label="GCash" defaultChecked />
      <input type="radio" name="channel" aria-label="Maya" />
    </Dialog>,
  );
  screen.getByRole('radio', { name: 'GCash' }).focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(button('Done'));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'GCash' }));
});

describe.each(ways)('dialog in %s', (_, native) => {
  const open = async (onClose?: () => void) => {
    if (!native) Object.assign(HTMLDialogElement.prototype, { showModal: undefined });
    render(<Prompt {...(onClose ? { onClose } : {})} />);
    await userEvent.click(button('Open'));
  };

  it('has a name, takes the focus and locks the page', async () => {
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Add your bank card' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(dialog.tagName).toBe(native ? 'DIALOG' : 'DIV');
    expect(isLocked()).toBe(true);
  });

  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['its icon', () => userEvent.click(button('Close'))],
    ['its quiet button', () => userEvent.click(button('Not now'))],
  ])('closes once by %s, unlocks the page and gives the focus back', async (_way, close) => {
    const onClose = vi.fn();
    await open(onClose);
    await close();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('Open'));
    expect(isLocked()).toBe(false);
  });

  it('keeps the Tab key inside, in both directions', async () => {
    await open();
    const stops = [button('Close'), button('Go'), button('Not now')];
    expect(document.activeElement).toBe(stops[0]);
    for (const stop of [stops[1], stops[2], stops[0]]) {
      await userEvent.tab();
      expect(document.activeElement).toBe(stop);
    }
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(stops[2]);
  });

  it('shows notices inside, and moves them to the page when it closes', async () => {
    await open();
    showToast('Saved');
    expect(screen.getByRole('dialog').textContent).toContain('Saved');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Saved').closest('body > .toasts > [role=status]')).toBeTruthy();
  });
});

describe('dialog', () => {
  it('hides the page from screen readers if the web view does not', async () => {
    Object.assign(HTMLDialogElement.prototype, { showModal: undefined });
    prepareToasts();
    render(<Prompt />);
    await userEvent.click(button('Open'));
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
    await userEvent.click(button('Not now'));
    expect(button('Open')).toBeTruthy();
    expect(document.querySelector('body > [aria-hidden]')).toBeNull();
  });

  it('asks the screen if the browser closes it by itself, and stays open if the screen wants it to', async () => {
    const onClose = vi.fn();
    render(
      <Dialog title="Sending" onClose={onClose}>
        <p>Wait</p>
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Sending' });
    dialog.close();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialog.open).toBe(true);
  });

  it('leaves an outer dialog open when it is closed by Esc', async () => {
    const outer = vi.fn();
    const inner = vi.fn();
    render(
      <Dialog title="Outer" onClose={outer}>
        <Dialog title="Inner" onClose={inner}>
          <button type="button">Here</button>
        </Dialog>
      </Dialog>,
    );
    screen.getByText('Here').focus();
    await userEvent.keyboard('{Escape}');
    expect(inner).toHaveBeenCalledTimes(1);
    expect(outer).not.toHaveBeenCalled();
  });

  it('has its live regions before any text', () => {
    render(
      <Dialog title="Sending" onClose={() => undefined}>
        <p>Wait</p>
      </Dialog>,
    );
    const regions = ['status', 'alert'].map((role) => screen.getByRole(role).textContent);
    expect(regions).toEqual(['', '']);
  });
});
