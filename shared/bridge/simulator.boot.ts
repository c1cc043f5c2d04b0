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

// Runs first in the document, as a native document-start script would.
try {
  if (__SIMULATOR__ && window.parent !== window) window.parent.__lendSimulator?.(window as Frame);
} catch {
  // A parent from another origin is not the testers' page.
}
