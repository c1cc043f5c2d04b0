/**
 * A page that is open while a new release goes out may ask for a chunk that is gone. It looks whether
 * the server has another document by now, and only then loads itself anew, once (README, "Deployment").
 */
declare global {
  interface Window {
    /** What every `import()` of the build falls back to; passes the error on. */
    __lost?: (error: unknown) => never;
  }
}

const RELOADED = 1;
let looked = false;

async function look(): Promise<void> {
  // Looked for by its address: a new release has another one.
  const entry = document.querySelector('script[type=module]')?.getAttribute('src');
  if (looked || !entry || performance.navigation.type === RELOADED) return;
  looked = true;
  try {
    const answer = await fetch(location.href, { cache: 'no-cache' });
    const text = await answer.text();
    if (answer.ok && !text.includes(entry)) location.reload();
  } catch {
    // No network: the screen's own Retry is the way on.
  }
}

window.__lost = (error) => {
  void look();
  throw error;
};

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) void look();
  },
  true,
);

export {};
