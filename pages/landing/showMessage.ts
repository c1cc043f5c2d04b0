import { showToast } from '../../shared/ui/toast.ts';
import type { Message } from './landing.messages.ts';
import { type FailedResult, failureMessage } from './landing.model.ts';

/** Shows a message as a toast, marked with its language. */
export function showMessage({ text, lang }: Message, tone: 'plain' | 'error' = 'plain'): void {
  showToast(text, { tone, ...(lang && { lang }) });
}

/** Shows a failure as a toast. */
export function showFailure(result: FailedResult): void {
  showMessage(failureMessage(result), 'error');
}
