import { expect } from 'vitest';
import type { NetworkFault } from '../sandbox/armedFaults.ts';
import type { Entry } from '../sandbox/ledger.ts';
import { type Borrower, site } from './borrower.ts';

/** The lender's side of a borrower's session: the faults, and what really happened. */
export function lenderOf({ context, sessionId }: Pick<Borrower, 'context' | 'sessionId'>) {
  const control = async (name: string, asked: object) => {
    const reply = await context.request.post(`${site}/esita/sandbox/${name}`, {
      data: { sessionId, ...asked },
    });
    if (!reply.ok()) throw new Error(`${name}: ${await reply.text()}`);
    return (await reply.json()).data;
  };
  return {
    /** What happened, by kind, in order of arrival. */
    async kinds(): Promise<string[]> {
      const address = `${site}/esita/sandbox/ledger?sessionId=${sessionId}`;
      const { data } = await (await context.request.get(address)).json();
      return data.map(({ kind }: Entry) => kind);
    },
    /** Adds a fault for the next call whose path ends like this (`*`: every write); `times` as in the sandbox. */
    fault: (path: string, fault: NetworkFault | 'none', more: object = {}) =>
      control('fault', { path, fault, ...more }),
    /** Releases held calls. A page is busy before its call has arrived, so this waits until there is one. */
    release: (path?: string) =>
      expect
        .poll(async () => (await control('release', path ? { path } : {})).released)
        .toBeGreaterThan(0),
    settings: (settings: object) => control('settings', settings),
    payElsewhere: (orderId: string) => control('pay-elsewhere', { orderId }),
  };
}
