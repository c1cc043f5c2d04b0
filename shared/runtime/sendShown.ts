import type { Call, Result } from '../api/call.ts';
import { send } from '../api/send.ts';
import { showLoading } from '../ui/toast.ts';
import { showFailure } from './showFailure.ts';

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
