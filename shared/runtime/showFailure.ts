import type { Call, Result } from '../api/call.ts';
import { hasServerWords } from '../api/envelope.ts';
import { showLoadError } from '../ui/reloadPage.ts';
import { showToast } from '../ui/toast.ts';

/**
 * Shows as a toast that a call failed: any failed write, a refusal, or the words of a server in trouble. A read that fails
 * for another reason is left to the screen, and so are our own words for a server in trouble.
 */
export function showFailure(
  { kind }: Pick<Call<never, unknown>, 'kind'>,
  result: Result<unknown>,
): void {
  if (result.success) return;
  const { failure, message, sent } = result;
  const isQuoted = failure === 'server' ? hasServerWords(result) : failure === 'refused';
  if (kind !== 'write' && !isQuoted) return;
  if (sent === false) showLoadError(message);
  else showToast(message, { tone: 'error' });
}
