import { pages } from '../../pages/pages.ts';
import { sendQuery } from '../../shared/api/send.ts';
import { render } from '../../shared/document/dom/render.ts';
import { type Locale, withLocale } from '../../shared/lib/messages.ts';
import type { Paint, Painting } from '../../shared/runtime/firstScreen.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';

/** Shows a painting in place of what the build has rendered. */
function show({ view, texts }: Painting, page: Element): void {
  const busy = page.querySelector('[aria-busy]');
  if (busy) render(view, busy);
  for (const [selector, text] of Object.entries(texts)) {
    const element = page.querySelector(selector);
    if (element) element.textContent = text;
  }
}

/**
 * Paints the first screen of a page with the replies, as the document's script does. This module must be imported with the
 * document's own JSX runtime in place of React.
 * @param page contains what the build has rendered. @returns false if the replies cannot be shown.
 */
export async function paintDocument(name: string, locale: Locale, page: Element): Promise<boolean> {
  const { first } = pages.find((one) => one.name === name) ?? {};
  if (!first) throw new Error(`${name} has no first screen`);
  let isPainted = false;
  const showIn = (paint: Paint | undefined) =>
    withLocale(locale, () => {
      const painting = paint?.(screenContext());
      isPainted = painting !== undefined;
      if (painting) show(painting, page);
      return '';
    });
  showIn(first.waiting);
  for (const ready of first.ready(sendQuery)) showIn(await ready);
  return isPainted;
}
