/**
 * A page that is open while a new release goes out may ask for a chunk that is gone. It looks whether
 * the server has another document by now, and only then loads itself anew, once (shared/build/README.md).
 */
const RELOADED = 1;
/** Firefox gives up a page's scripts as soon as it begins to leave it, and says so: wait whether the page stays, ms. */
const LEAVES_WITHIN_MS = 1000;
// The boot script runs once in a document and nothing outlives it: this is the document's own state.
let looked = false;

/** Loads the page anew where the server has another release by now, once. Never rejects. */
export async function lookForRelease(): Promise<void> {
  // Looked for by its address: a new release has another one.
  const entry = document.querySelector('script[type=module]')?.getAttribute('src');
  if (looked || !entry || performance.navigation.type === RELOADED) return;
  // Two parts may be missed in one moment: the first that looks speaks for both.
  looked = true;
  await new Promise((resolve) => setTimeout(resolve, LEAVES_WITHIN_MS));
  try {
    const answer = await fetch(location.href, { cache: 'no-cache' });
    const text = await answer.text();
    if (answer.ok && !text.includes(entry)) location.reload();
  } catch {
    // No network: the screen's own Retry is the way on, and the next part missed looks again.
    looked = false;
  }
}

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) void lookForRelease();
  },
  true,
);
