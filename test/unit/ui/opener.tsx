import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../shared/ui/Button.tsx';

/** A page with a button, Open, which opens a part of it. @param children makes it, with what closes it. */
export function Opener({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && children(() => setOpen(false))}
    </>
  );
}

export const button = (name: string) => screen.getByRole('button', { name });
export const radio = (name: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('radio', { name });
