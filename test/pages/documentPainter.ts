import { pages } from '../../pages/pages.ts';
import { sendQuery } from '../../shared/api/send.ts';
import { render } from '../../shared/document/dom/render.ts';
import { isPainted } from '../../shared/document/page.ts';
import { type Locale, withLocale } from '../../shared/lib/messages.ts';
import { firstScreen, type Paint, type Painting } from '../../shared/runtime/firstScreen.ts';
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
  const definition = pages.find((one) => one.name === name);
  if (!definition || !isPainted(definition)) throw new Error(`${name} has no first screen`);
  const first = firstScreen(definition);
  let isShown = false;
  const showIn = (paint: Paint | undefined) =>
    withLocale(locale, () => {
      const painting = paint?.(screenContext());
      isShown = painting !== undefined;
      if (painting) show(painting, page);
      return '';
    });
  if (locale.language !== 'en' || first.saysMore(screenContext())) showIn(first.waiting);
  for (const ready of first.ready(sendQuery)) showIn(await ready);
  return isShown;
}
