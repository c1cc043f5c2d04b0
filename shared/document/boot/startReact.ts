import type { Boot } from '../../api/boot.ts';
import { afterPaint, within } from '../../lib/waiting.ts';

/** The longest wait for the content, ms. React then shows that the reply is awaited. */
const CONTENT_WAIT_MS = 3000;
/** The longest wait for the first reply before the scripts are fetched, ms. Most lenders answer sooner. */
const REPLY_WAIT_MS = 1000;

/** The scripts of the page: `fetch` compiles none, and `run` starts React. Both do their work once. */
interface PageScripts {
  fetch: () => void;
  run: () => void;
}

/**
 * The scripts that a template keeps from loading; to be called while the document is being parsed. They are moved and not
 * created, because under Trusted Types no script may set the address of another one. They run after the deferred
 * `guard.js`, which tells the borrower if they cannot be parsed.
 */
function scriptsInTemplate(): PageScripts {
  const kept = document.querySelector<HTMLTemplateElement>('template.start')?.content;
  const insert = (selector: string) => {
    if (kept) document.body.append(...kept.querySelectorAll(selector));
  };
  const isGuarded = new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', resolve, { once: true }),
  );
  return {
    fetch: () => insert('link'),
    run: () => void isGuarded.then(() => insert('script')),
  };
}

/**
 * Fetches the scripts of the page once the first reply is there, or after 1 s: on a slow network the reply would wait behind
 * them. Starts React once the content has been painted, because its modules would delay that on a slow processor. Does both
 * at once if there is no content to wait for or a tap waits for React, and after 3 s in any case.
 * @param content whether the document shows what the lender has replied.
 */
export async function startReact(
  boot: Boot,
  content: Promise<boolean> | false,
  scripts = scriptsInTemplate(),
): Promise<void> {
  const start = () => {
    scripts.fetch();
    scripts.run();
  };
  boot.startReact = start;
  if (boot.taps.length) start();
  setTimeout(start, CONTENT_WAIT_MS);
  const [first] = Object.values(boot.replies);
  void within(REPLY_WAIT_MS, first?.reply).then(scripts.fetch, scripts.fetch);
  // A reply that cannot be shown counts as failed.
  const isShown = content && (await content.catch(() => false));
  if (isShown) afterPaint(start);
  else start();
}
