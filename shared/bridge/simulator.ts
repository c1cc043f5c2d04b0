import type { SimulatedShell } from './simulatedShell.ts';

/**
 * Puts a simulated shell around every document that this page frames from now on, before any
 * script of theirs. @param attached is told of each document. @returns takes it away again.
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
