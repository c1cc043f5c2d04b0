import type { Message } from '../landing.messages.ts';

/** A message, marked with its language, and what it says in the page's. */
export function MessageText({ message: { text, lang, own } }: { message: Message }) {
  return (
    <>
      <span lang={lang}>{text}</span>
      {own && <span className="message-own">{own}</span>}
    </>
  );
}
