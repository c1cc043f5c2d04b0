import type { Call, Result } from '../api/call.ts';
import { hasServerWords } from '../api/envelope.ts';
import { send } from '../api/send.ts';
import { showLoadError } from '../ui/lazy/reloadPage.ts';
import { showLoading, showToast } from '../ui/toast.ts';

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

interface ShownOptions {
  /** A message to show while the call is in flight. */
  loading?: string;
  /** Shows no toast on failure. */
  quiet?: boolean;
}

/**
 * Sends a call, and shows that it is in flight or has failed. Never rejects.
 * @param call as declared in its domain. @param input its own parameters.
 */
export async function sendShown<Given extends object, Output>(
  call: Call<Given, Output>,
  input: Given,
  { loading, quiet }: ShownOptions = {},
): Promise<Result<Output>> {
  const done = loading ? showLoading(loading) : undefined;
  const result = await send(call, input);
  done?.();
  if (!quiet) showFailure(call, result);
  return result;
}
