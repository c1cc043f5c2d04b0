import type { SimulatedShell } from './simulatedShell.ts';

/**
 * Adds a simulated shell to every document that this page frames from now on, before the document's
 * scripts run. @param attached is called with each document. @returns stops adding it.
 */
export function hostSimulator(
  shell: SimulatedShell,
  attached: (frame: Window) => void,
): () => void {
  window.__lendSimulator = (frame) => {
    shell.attach(frame);
    attached(frame);
  };
  return () => {
    window.__lendSimulator = undefined;
  };
}
