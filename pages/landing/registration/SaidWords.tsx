import type { Said } from '../landing.messages.ts';

/** A message, marked with its language. */
export function SaidWords({ said }: { said: Said }) {
  return <span lang={said.lang}>{said.text}</span>;
}
