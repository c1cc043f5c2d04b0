/*
 * A page that is open during a release may request a script that is gone. It then asks the server for its document, and
 * reloads if that belongs to another release.
 */

/** The type of a navigation that is a reload (`performance.navigation`). */
const RELOADED = 1;
/** How long to wait before looking, ms. Firefox also reports scripts as failed that it drops when the page is being left. */
const LEAVES_WITHIN_MS = 1000;
/** Whether this document has looked for a release. A document has one paint script, so the state is the document's. */
let looked = false;

/**
 * Reloads the page, once, if the server has another release. Never rejects.
 * @param isWanted asked just before the reload.
 */
export async function lookForRelease(isWanted = () => true): Promise<void> {
  // In another release the entry module has another name. It is the last one, after what it imports.
  const scripts = Array.from(document.querySelectorAll('script[type=module]'));
  const entry = scripts[scripts.length - 1]?.getAttribute('src');
  if (looked || !entry || performance.navigation.type === RELOADED) return;
  // Two scripts may fail at the same moment; one look is enough.
  looked = true;
  await new Promise((resolve) => setTimeout(resolve, LEAVES_WITHIN_MS));
  try {
    const answer = await fetch(location.href, { cache: 'no-cache' });
    const text = await answer.text();
    if (answer.ok && !text.includes(entry) && isWanted()) location.reload();
  } catch {
    // No network: the screen offers Retry, and the next script that fails looks again.
    looked = false;
  }
}

// A part that the page has imported when it was needed.
addEventListener('vite:preloadError', () => void lookForRelease());
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) void lookForRelease();
  },
  true,
);
