import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../shared/ui/Button.tsx';

interface OpenerProps {
  /** What opens. @param close closes it. */
  children: (close: () => void) => ReactNode;
}

/** A page with a button, Open, which opens a part of it. */
export function Opener({ children }: OpenerProps) {
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
