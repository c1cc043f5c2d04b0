import type { BrowserContext } from 'playwright-core';
import type { NetworkFault } from '../sandbox/armedFaults.ts';
import type { Entry } from '../sandbox/ledger.ts';
import { site } from './borrower.ts';

interface Owner {
  context: BrowserContext;
  sessionId: string;
}

/** The lender's side of a borrower's session: the faults, and what really happened. */
export function lenderOf({ context, sessionId }: Owner) {
  const control = async (name: string, asked: object) => {
    const reply = await context.request.post(`${site}/esita/sandbox/${name}`, {
      data: { sessionId, ...asked },
    });
    if (!reply.ok()) throw new Error(`${name}: ${await reply.text()}`);
  };
  const ledger = async (): Promise<Entry[]> => {
    const reply = await context.request.get(`${site}/esita/sandbox/ledger?sessionId=${sessionId}`);
    return (await reply.json()).data;
  };
  return {
    ledger,
    /** What happened, by kind, in order of arrival. */
    kinds: async () => (await ledger()).map(({ kind }) => kind),
    /** Adds a fault for the next call whose path ends like this (`*`: every write); `times` as in the sandbox. */
    fault: (path: string, fault: NetworkFault | 'none', more: object = {}) =>
      control('fault', { path, fault, ...more }),
    /** Releases held calls. */
    release: (path?: string) => control('release', path ? { path } : {}),
    settings: (settings: object) => control('settings', settings),
    payElsewhere: (orderId: string) => control('pay-elsewhere', { orderId }),
  };
}
