import type { Said } from '../landing.messages.ts';

/** Words in their own language. */
export function SaidWords({ said }: { said: Said }) {
  return <span lang={said.lang}>{said.text}</span>;
}
