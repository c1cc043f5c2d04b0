import { hasNoReply, type Result } from '../../shared/api/call.ts';
import type { LandingParameters } from '../../shared/api/session/landing.ts';
import { type Message, NETWORK_ERROR } from './landing.messages.ts';

/** A call that did not succeed. */
export type FailedResult = Result<unknown> & { success: false };

/** What to say of a failure: 'error' if no reply came, else its message. */
export function failureMessage(result: FailedResult): Message {
  return hasNoReply(result) ? NETWORK_ERROR : { text: result.message };
}

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
