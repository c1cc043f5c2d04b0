import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { SETTLING_MS } from '../../shared/runtime/mutation/state.ts';

/**
 * Waits until the page says that a write without a reply may still be on its way, lets the time pass in which that is so,
 * and checks again as a borrower would. The clock stands still from then on, until `useSandbox` ends the test.
 */
export async function checkOnceSettled(): Promise<void> {
  await screen.findByText(/We'll check again in a moment/);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + SETTLING_MS });
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
}
