import type { ShellGlobals } from './transport.ts';

type Frame = Window & typeof globalThis & ShellGlobals;

declare global {
  interface Window {
    /** Set by the testers' page: adds a simulated shell to a document in a frame of that page. */
    __lendSimulator?: ((frame: Frame) => void) | undefined;
  }
}

/** Whether the site has the testers' page; inserted by the build. */
declare const __SIMULATOR__: boolean;

/** Lets the testers' page, if it shows this document in its frame, add its simulated shell. */
export function attachSimulator(): void {
  try {
    if (__SIMULATOR__ && window.parent !== window) window.parent.__lendSimulator?.(window as Frame);
  } catch {
    // A parent from another origin is not the testers' page.
  }
}
