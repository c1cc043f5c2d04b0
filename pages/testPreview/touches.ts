import type { Line } from './recording.model.ts';

/** What a tester did to an element of a page. */
export type Touch = Pick<Line, 'kind' | 'name' | 'detail'>;

const TOUCHABLE = 'a,button,input,select,textarea,summary';

function nameOf(element: Element): string {
  const labels = (element as HTMLInputElement).labels ?? [];
  const words = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent;
  return (words ?? '').replace(/\s+/g, ' ').trim();
}

function alike(scope: Document, tag: string, name: string): Element[] {
  return Array.from(scope.querySelectorAll(tag)).filter((one) => nameOf(one) === name);
}

/** Describes an element so that it can be found again, such as `button 1: REPAY`. */
function describe(element: Element): string {
  const tag = element.tagName.toLowerCase();
  const name = nameOf(element);
  const place = alike(element.ownerDocument, tag, name).indexOf(element) + 1;
  return `${tag} ${place}: ${name}`;
}

function findAgain(scope: Document, description: string): HTMLElement | undefined {
  const [, tag = '', place = '', name = ''] = /^(\w+) (\d+): ([\s\S]*)$/.exec(description) ?? [];
  return tag ? (alike(scope, tag, name)[Number(place) - 1] as HTMLElement | undefined) : undefined;
}

const isTyped = (element: Element) =>
  element.matches('select,textarea,input:not([type=radio]):not([type=checkbox]):not([type=file])');

/** Reports every tap and typed text of the tester in a framed document, not what scripts repeat there. */
export function watchTouches(frame: Window, touched: (touch: Touch) => void): void {
  const scope = frame.document;
  scope.addEventListener(
    'click',
    ({ target, isTrusted }) => {
      // The page repeats a tap that came before React had loaded.
      if (!isTrusted) return;
      // A tap on a label fires a second click on its control.
      const element = (target as Element).closest(TOUCHABLE);
      if (element && !isTyped(element))
        touched({ kind: 'tap', name: describe(element), detail: '' });
    },
    true,
  );
  scope.addEventListener(
    'input',
    ({ target, isTrusted }) => {
      const element = target as HTMLInputElement;
      if (!isTrusted || !isTyped(element)) return;
      touched({ kind: 'input', name: describe(element), detail: element.value });
    },
    true,
  );
}

/**
 * Repeats a tap or typed text.
 * @param touched is told just before. @returns false if the element is missing or disabled.
 */
export function touchAgain(
  frame: Window,
  { kind, name, detail }: Touch,
  touched: (touch: Touch) => void,
): boolean {
  const element = findAgain(frame.document, name);
  if (!element || element.matches(':disabled,[aria-disabled=true]')) return false;
  touched({ kind, name, detail });
  if (kind === 'tap') element.click();
  else {
    // The frame's own setter, so that React in the frame notices the change.
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;
    setter?.call(element, detail);
    const { Event } = frame as Window & typeof globalThis;
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }
  return true;
}
