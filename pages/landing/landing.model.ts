import { hasNoReply, type Result } from '../../shared/api/call.ts';
import { templateQuery } from '../../shared/api/landing.ts';
import { sendQuery } from '../../shared/api/send.ts';
import { forwardedQuery, type LandingParameters } from '../../shared/api/session/landing.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { type Message, NETWORK_ERROR } from './landing.messages.ts';

/** Shows a message as a toast, marked with its language. */
export function showMessage({ text, lang }: Message, tone: 'plain' | 'error' = 'plain'): void {
  showToast(text, { tone, ...(lang && { lang }) });
}

type FailedResult = Result<unknown> & { success: false };

/** What to say of a failure: 'error' if no reply came, else its message. */
export function failureMessage(result: FailedResult): Message {
  return hasNoReply(result) ? NETWORK_ERROR : { text: result.message };
}

/** Shows a failure as a toast. */
export function showFailure(result: FailedResult): void {
  showMessage(failureMessage(result), 'error');
}

/** The promotion template in the address. Without an id the page keeps its own texts. */
export const pageData = queryAtoms(() =>
  sendQuery(templateQuery, { quiet: true }, forwardedQuery())?.then((result) => {
    if (!result.success) showFailure(result);
    return result;
  }),
);

/** The views of the page. All but the form are hash routes. */
export type View = 'form' | 'downloadTemplate' | 'agreementTemplate';

/** The view named by a hash. */
export function viewOf(hash: string): View {
  const [route] = hash.slice(2).split(/[/?]/);
  return route === 'downloadTemplate' || route === 'agreementTemplate' ? route : 'form';
}

/** Whether the page uses hash routes: only if `down_id` or `links_id` is absent. */
export function takesRoutes({ down_id, links_id }: LandingParameters): boolean {
  return !down_id || !links_id;
}
