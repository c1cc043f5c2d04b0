import type { Boot } from '../../api/boot.ts';
import { afterPaint } from '../../lib/waiting.ts';

/** The longest wait for the content, ms. React then shows that the reply is awaited. */
const CONTENT_WAIT_MS = 3000;

/** Inserts the module of the page, which a template keeps from running. The parser has set its address, which a content policy lets no script do. */
function insertModule(): void {
  const template = document.querySelector<HTMLTemplateElement>('template.start');
  if (template) document.body.append(template.content);
}

/** To be called while the document is being parsed. @returns inserts the module after the deferred guard, which shows an error of it. */
function inserter(): () => void {
  const isGuarded = new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', resolve, { once: true }),
  );
  return () => void isGuarded.then(insertModule);
}

/** A function that does the work only when it is called first. */
function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

/**
 * Starts React once the content has been painted, because its modules would delay the content on a slow processor. Starts
 * it at once if there is no content to wait for, or at a tap that waits for React, and after 3 s in any case.
 * @param content whether the document shows what the lender has replied. @param start starts React.
 */
export async function startReact(
  boot: Boot,
  content: Promise<boolean> | false,
  start = inserter(),
): Promise<void> {
  const startOnce = once(start);
  boot.startReact = startOnce;
  if (boot.taps.length) startOnce();
  setTimeout(startOnce, CONTENT_WAIT_MS);
  // A reply that cannot be shown counts as failed.
  const isShown = content && (await content.catch(() => false));
  if (isShown) afterPaint(startOnce);
  else startOnce();
}
