import { problemListCall } from '../../shared/api/complaintRecords.ts';
import { send } from '../../shared/api/send.ts';

/** Whether a complaint with these words stands in the borrower's list. */
export async function isListed(detail: string): Promise<boolean> {
  const reply = await send(problemListCall, {}, { quiet: true });
  return (
    reply.success &&
    reply.data.tabs.some(({ list }) => list.some(({ content }) => content === detail))
  );
}
