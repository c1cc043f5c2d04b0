import { hasNoReply, type Result } from '../../shared/api/call.ts';
import { quoted } from '../../shared/lib/messages.ts';
import { Text } from '../../shared/ui/Text.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { landingText, type Message } from './landing.messages.ts';

/** A call that did not succeed. */
type FailedResult = Result<unknown> & { success: false };

/** Shown on a network failure. Fixed wording; `own` explains it. */
export const networkError = (): Message => ({ text: quoted('error'), own: landingText.noReply });

/** The message about a failure: 'error' if no reply came, else its message. */
export function failureMessage(result: FailedResult): Message {
  return hasNoReply(result) ? networkError() : { text: result.message };
}

/** A message, marked with its language, and its meaning in the page's. */
export function MessageText({ message: { text, own } }: { message: Message }) {
  return (
    <>
      <Text>{text}</Text>
      {own && <span className="message-own">{own}</span>}
    </>
  );
}

/** The translation of a message into the page's language, for a toast in another one. */
function ownLine(own: string): HTMLElement {
  const line = document.createElement('span');
  line.className = 'message-own';
  line.lang = document.documentElement.lang;
  line.textContent = own;
  return line;
}

/** Shows a message as a toast, marked with its language. */
export function showMessage({ text, own }: Message, tone: 'plain' | 'error' = 'plain'): void {
  showToast(text, { tone, ...(own && { after: ownLine(own) }) });
}

export function showFailure(result: FailedResult): void {
  showMessage(failureMessage(result), 'error');
}
