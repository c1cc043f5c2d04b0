import { onShellEvent } from './events.ts';

/**
 * Counts who guards the page against the shell's back event.
 * @param tell tells the shell that the first guard has come, or the last has gone.
 * @returns adds a guard: its listener is called on back, and true keeps the page. That returns what removes the guard.
 */
export function createBackGuard(
  tell: (on: boolean) => void,
): (listener: () => boolean) => () => void {
  let guards = 0;
  return (listener) => {
    // A new function each time, so that adding one listener twice makes two guards.
    const stop = onShellEvent('back', () => listener());
    let held = true;
    guards += 1;
    if (guards === 1) tell(true);
    return () => {
      if (!held) return;
      held = false;
      stop();
      guards -= 1;
      if (guards === 0) tell(false);
    };
  };
}
