import type { Result } from '../../shared/api/call.ts';
import { templateQuery } from '../../shared/api/landing.ts';
import { sendQuery } from '../../shared/api/send.ts';
import { forwardedQuery, type LandingParameters } from '../../shared/api/session/landing.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { LOST, type Said } from './landing.messages.ts';

/** Shows words as a toast in their own language. */
export function say({ text, lang }: Said, tone: 'plain' | 'error' = 'plain'): void {
  showToast(text, { tone, ...(lang && { lang }) });
}

type FailedResult = Result<unknown> & { success: false };

/** Whether no answer came: the spec's "network failure" (8). */
export function isLost({ failure }: FailedResult): boolean {
  return failure === 'network' || failure === 'timeout' || failure === 'offline';
}

/** Says a failure as spec 8 does: without a network simply 'error', else the server's message. */
export function sayFailure(result: FailedResult): void {
  say(isLost(result) ? LOST : { text: result.message }, 'error');
}

/** The template of this address (spec 7.5); without an id there is none, and the page's own words stay. */
export const template = queryAtoms(() =>
  sendQuery(templateQuery, { quiet: true }, forwardedQuery())?.then((result) => {
    if (!result.success) sayFailure(result);
    return result;
  }),
);

/** The views of the page; two of them are hash routes. */
export type View = 'form' | 'downloadTemplate' | 'agreementTemplate';

/** The view that a hash asks for. */
export function viewOf(hash: string): View {
  const [route] = hash.slice(2).split(/[/?]/);
  return route === 'downloadTemplate' || route === 'agreementTemplate' ? route : 'form';
}

/** Whether the hash routes are taken: only when down_id or links_id is absent (spec 2.8). */
export function takesRoutes({ down_id, links_id }: LandingParameters): boolean {
  return !down_id || !links_id;
}
