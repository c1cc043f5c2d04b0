import { type ProblemFields, problemSaveCall } from '../../shared/api/complaints.ts';
import { send } from '../../shared/api/send.ts';
import { failedWrite } from '../../shared/api/writeOutcome.ts';
import { lazyModule } from '../../shared/lazy/lazyModule.ts';
import { isPending, once } from '../../shared/page/once.ts';
import type { Subject } from './complainPageNext.model.ts';

function lock({ problemType, problemSonType, orderNo }: Subject): string {
  return `complaint:${problemType}:${problemSonType}:${orderNo}`;
}

/** Whether this tab sent it and its page went away before the answer (hardening 3). */
export function isUnanswered(subject: Subject, now: number): boolean {
  return isPending(lock(subject), now);
}

const loadCheck = lazyModule(
  'pages/complainPageNext/hasArrived.ts',
  () => import('./hasArrived.ts'),
  { ahead: true },
);

/** The list tells whether a complaint without an answer arrived; without its module that stays unknown. */
function hasArrived(detail: string): Promise<boolean> {
  return loadCheck().then(
    ({ isListed }) => isListed(detail),
    () => false,
  );
}

/**
 * Sends a complaint (spec 7.3), one request however often it is tapped.
 * @param onUnanswered is told when the answer was lost and the list is read.
 * @returns undefined while one is in flight.
 */
export async function sendComplaint(
  subject: Subject,
  fields: ProblemFields,
  onUnanswered: () => void,
): Promise<'sent' | 'unknown' | 'stay' | undefined> {
  const result = await once(lock(subject), () => send(problemSaveCall, fields));
  if (!result) return undefined;
  if (result.success) return 'sent';
  const next = failedWrite(result);
  if (next !== 'unknown') return next === 'received' ? 'sent' : 'stay';
  onUnanswered();
  return (await hasArrived(fields.problemDetail)) ? 'sent' : 'unknown';
}
