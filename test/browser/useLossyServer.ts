import { afterAll, beforeAll } from 'vitest';
import { site } from './borrower.ts';
import { type LossyServer, startLossyServer } from './lossyServer.ts';

/** Starts a lossy server in front of the site for a group of tests. @returns the server, and its address for `useBorrower`. */
export function useLossyServer() {
  let server: LossyServer | undefined;
  beforeAll(async () => {
    if (site) server = await startLossyServer(site);
  });
  afterAll(() => server?.close());
  const lossy = (): LossyServer => {
    if (!server) throw new Error('No server');
    return server;
  };
  return { lossy, address: () => server?.address ?? '' };
}
