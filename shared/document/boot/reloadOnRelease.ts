/*
 * A page that is open during a release may request a script that is gone. It then asks the server for its document, and
 * reloads if that belongs to another release. A page that cannot start, because a module of it was lost on the way, reloads
 * as soon as the server answers: browsers do not fetch a lost module again.
 */

import { HTTP_TIMEOUT_MS } from '../../api/call.ts';
import { fetchWithin } from '../../lib/waiting.ts';

/** The type of a navigation that is a reload (`performance.navigation`). */
const RELOADED = 1;
/** How long to wait before looking, ms. Firefox also reports scripts as failed that it drops when the page is being left. */
const LEAVES_WITHIN_MS = 1000;
/** How long after a look without an answer a page that cannot start looks again, ms. */
const AGAIN_AFTER_MS = 3000;
/** Whether a module that the page needs for its start has failed. */
let isStuck = false;
/** The look that is about to begin, if any. A document has one paint script, so the state is the document's. */
let next: Promise<boolean> | undefined;

/** Whether a reload helps. Nothing is known without an answer. @param entry the address of the page's entry module. */
async function helpsReload(entry: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, LEAVES_WITHIN_MS));
  // A script that fails from now on needs a look of its own: the release may come after this one.
  next = undefined;
  try {
    const answer = await fetchWithin(HTTP_TIMEOUT_MS, location.href, { cache: 'no-cache' });
    const text = await answer.text();
    return answer.ok && (isStuck || !text.includes(entry));
  } catch {
    return false;
  }
}

/** Reloads the page, once, if that helps. Never rejects. For scripts that fail at the same moment one look is enough. */
async function lookForRelease(): Promise<void> {
  // In another release the entry module has another name. It is the last one, after what it imports.
  const scripts = Array.from(document.querySelectorAll('script[type=module]'));
  const entry = scripts[scripts.length - 1]?.getAttribute('src');
  if (!entry || performance.navigation.type === RELOADED) return;
  next ??= helpsReload(entry);
  if (await next) location.reload();
  else if (isStuck) setTimeout(() => void lookForRelease(), AGAIN_AFTER_MS);
}

/** Looks at the server whenever a script of the page cannot be loaded. */
export function reloadOnRelease(): void {
  // A part that the page has imported when it was needed.
  addEventListener('vite:preloadError', () => void lookForRelease());
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      // Not in development, where Vite reloads the page.
      isStuck ||= target.type === 'module' && target.src.includes('/assets/');
      void lookForRelease();
    },
    true,
  );
}
