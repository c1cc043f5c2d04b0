import { showToast } from '../../shared/ui/toast.ts';
import type { Message } from './landing.messages.ts';
import { type FailedResult, failureMessage } from './landing.model.ts';

/** What a message says in the page's language, for a toast in another one. */
function ownLine(own: string): HTMLElement {
  const line = document.createElement('span');
  line.className = 'message-own';
  line.lang = document.documentElement.lang;
  line.textContent = own;
  return line;
}

/** Shows a message as a toast, marked with its language. */
export function showMessage({ text, lang, own }: Message, tone: 'plain' | 'error' = 'plain'): void {
  showToast(text, { tone, ...(lang && { lang }), ...(own && { after: ownLine(own) }) });
}

/** Shows a failure as a toast. */
export function showFailure(result: FailedResult): void {
  showMessage(failureMessage(result), 'error');
}
