import type { Message } from '../landing.messages.ts';

/** A message, marked with its language. */
export function MessageText({ message }: { message: Message }) {
  return <span lang={message.lang}>{message.text}</span>;
}
