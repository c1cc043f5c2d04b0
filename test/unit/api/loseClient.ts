import { onTestFinished, vi } from 'vitest';

const CLIENT = '../../../shared/api/client.ts';

/** The HTTP client cannot be loaded until the test is over. */
export function loseClient(): void {
  vi.doMock(CLIENT, () => {
    throw new Error('The client is lost');
  });
  onTestFinished(() => {
    vi.doUnmock(CLIENT);
  });
}
