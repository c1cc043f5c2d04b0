// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ImageViewer } from '../../../shared/ui/ImageViewer.tsx';
import { Picker } from '../../../shared/ui/Picker.tsx';
import { StarRating } from '../../../shared/ui/StarRating.tsx';
import { freshPhone } from '../runtime/freshPhone.ts';
import { button, Opener, radio } from './opener.tsx';

freshPhone();

const options = [
  { key: '90006', label: 'GCash', image: 'https://img.lend.example/g.png', note: 'No fee' },
  { key: '90007', label: '7-Eleven' },
  { key: '90008', label: 'Bank' },
];

/** Opens a picker. @returns what it calls back. */
async function openPicker(): Promise<string[]> {
  const said: string[] = [];
  render(
    <Opener>
      {(close) => (
        <Picker
          title="Choose a way"
          options={options}
          value="90007"
          onConfirm={(key) => said.push(`confirm ${key}`)}
          onCancel={() => {
            said.push('cancel');
            close();
          }}
        />
      )}
    </Opener>,
  );
  await userEvent.click(button('Open'));
  return said;
}

describe('4 States and transitions', () => {
  it('a picker opens with the current value selected, and with logos hidden from screen readers', async () => {
    await openPicker();
    screen.getByRole('dialog', { name: 'Choose a way' });
    screen.getByRole('group', { name: 'Choose a way' });
    expect(radio('7-Eleven').checked).toBe(true);
    expect(document.activeElement).toBe(radio('7-Eleven'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(radio(/GCash.*No fee/).checked).toBe(false);
  });

  it('a picker is moved by arrows and confirmed by Enter', async () => {
    const said = await openPicker();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(said).toEqual(['confirm 90008']);
  });

  it('a picker keeps the old value on Cancel, and is cancelled by Esc too', async () => {
    const said = await openPicker();
    await userEvent.click(screen.getByText('Bank'));
    await userEvent.click(button('Cancel'));
    expect(said).toEqual(['cancel']);
    expect(document.activeElement).toBe(button('Open'));
    await userEvent.click(button('Open'));
    expect(radio('7-Eleven').checked).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(said).toEqual(['cancel', 'cancel']);
  });

  it('a picture zooms, closes by Esc and starts unzoomed again', async () => {
    render(
      <Opener>
        {(close) => <ImageViewer image="/step.svg" alt="Biller screen" onClose={close} />}
      </Opener>,
    );
    await userEvent.click(button('Open'));
    const picture = screen.getByRole('img', { name: 'Biller screen' });
    expect(picture.getAttribute('src')).toBe('/step.svg');
    await userEvent.click(button('Zoom in'));
    expect(button('Zoom out').getAttribute('aria-pressed')).toBe('true');
    expect(picture.parentElement?.className).toContain('viewer-near');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('Open'));
    await userEvent.click(button('Open'));
    expect(button('Zoom in').getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(button('Close picture'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stars have one choice at a time, fill up to it, and follow the arrow keys', async () => {
    function Stars() {
      const [stars, setStars] = useState(0);
      return <StarRating legend="Your rating" value={stars} onChange={setStars} />;
    }
    const { container } = render(<Stars />);
    expect(container.querySelectorAll('.star-on')).toHaveLength(0);
    fireEvent.click(radio('1 star'));
    radio('1 star').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.filter(({ checked }) => checked)).toEqual([radio('2 stars')]);
    expect(container.querySelectorAll('.star-on')).toHaveLength(2);
  });
});
