import type { ShellGlobals } from './transport.ts';

declare global {
  interface Window {
    /** Set by the testers' page: puts a simulated shell into a document that it frames. */
    __lendSimulator?: ((frame: Window & ShellGlobals) => void) | undefined;
  }
}

// First thing in the document, as a native document-start script would be. Only with /testPreview.
try {
  if (window.parent !== window) window.parent.__lendSimulator?.(window as Window & ShellGlobals);
} catch {
  // A foreign parent is nobody's simulator.
}
