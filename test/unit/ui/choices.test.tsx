// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '../../../shared/ui/Button.tsx';
import { ImageViewer } from '../../../shared/ui/ImageViewer.tsx';
import { Picker } from '../../../shared/ui/Picker.tsx';
import { StarRating } from '../../../shared/ui/StarRating.tsx';

afterEach(() => {
  cleanup();
  document.body.textContent = '';
});

const button = (name: string) => screen.getByRole('button', { name });

const options = [
  { key: '90006', label: 'GCash', image: 'https://img.lend.example/g.png', note: 'No fee' },
  { key: '90007', label: '7-Eleven' },
  { key: '90008', label: 'Bank' },
];

function PickerAt({ busy = false, heard }: { busy?: boolean; heard: (what: string) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Payment Method</Button>
      {open && (
        <Picker
          title="Choose a way"
          options={options}
          value="90007"
          busy={busy}
          onConfirm={(key) => heard(`confirm ${key}`)}
          onCancel={() => {
            heard('cancel');
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

async function openPicker(busy = false): Promise<string[]> {
  const said: string[] = [];
  render(<PickerAt busy={busy} heard={(what) => said.push(what)} />);
  await userEvent.click(button('Payment Method'));
  return said;
}

describe('picker', () => {
  it('opens with the current value selected, and with logos hidden from screen readers', async () => {
    await openPicker();
    screen.getByRole('dialog', { name: 'Choose a way' });
    screen.getByRole('group', { name: 'Choose a way' });
    const chosen = screen.getByRole<HTMLInputElement>('radio', { name: '7-Eleven' });
    expect(chosen.checked).toBe(true);
    expect(document.activeElement).toBe(chosen);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('radio', { name: /GCash.*No fee/ })).toBeTruthy();
  });

  it('is moved by arrows and confirmed by Enter', async () => {
    const said = await openPicker();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(said).toEqual(['confirm 90008']);
  });

  it.each([
    ['Cancel', () => userEvent.click(button('Cancel'))],
    ['Esc', () => userEvent.keyboard('{Escape}')],
  ])('keeps the old value on %s', async (_, leave) => {
    const said = await openPicker();
    await userEvent.click(screen.getByText('Bank'));
    await leave();
    expect(said).toEqual(['cancel']);
    expect(document.activeElement).toBe(button('Payment Method'));
    await userEvent.click(button('Payment Method'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '7-Eleven' }).checked).toBe(true);
  });

  it('does nothing while it is busy', async () => {
    const said = await openPicker(true);
    await userEvent.keyboard('{Enter}{Escape}');
    await userEvent.click(button('Confirm'));
    await userEvent.click(button('Cancel'));
    expect(said).toEqual([]);
    expect(button('Confirm').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('picture viewer', () => {
  function Viewer() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Enlarge</Button>
        {open && (
          <ImageViewer image="/step.svg" alt="Biller screen" onClose={() => setOpen(false)} />
        )}
      </>
    );
  }

  it('shows the picture, zooms, closes by Esc and starts unzoomed again', async () => {
    render(<Viewer />);
    await userEvent.click(button('Enlarge'));
    const picture = screen.getByRole('img', { name: 'Biller screen' });
    expect(picture.getAttribute('src')).toBe('/step.svg');
    await userEvent.click(button('Zoom in'));
    expect(button('Zoom out').getAttribute('aria-pressed')).toBe('true');
    expect(picture.parentElement?.className).toContain('viewer-near');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('Enlarge'));
    await userEvent.click(button('Enlarge'));
    expect(button('Zoom in').getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(button('Close picture'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('stars by keyboard', () => {
  function Stars() {
    const [stars, setStars] = useState(0);
    return <StarRating legend="Your rating" value={stars} onChange={setStars} />;
  }

  it('have one choice at a time, fill up to it, and follow the arrow keys', async () => {
    const { container } = render(<Stars />);
    expect(container.querySelectorAll('.star-on')).toHaveLength(0);
    const first = screen.getByRole<HTMLInputElement>('radio', { name: '1 star' });
    fireEvent.click(first);
    first.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.filter(({ checked }) => checked)).toEqual([
      screen.getByRole('radio', { name: '2 stars' }),
    ]);
    expect(container.querySelectorAll('.star-on')).toHaveLength(2);
  });
});
