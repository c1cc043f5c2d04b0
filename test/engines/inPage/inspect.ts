import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** An element as a borrower would name it. A name given as text is the whole name. */
export interface Wanted {
  role: string;
  name?: string | { source: string; flags: string };
}

/** What is known of a wanted element. */
export interface Found {
  /** How many there are; the first is described. */
  count: number;
  /** Its middle in the viewport, px. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** What lies above its middle, if it is not the element; '' if a tap reaches it. */
  cover: string;
  disabled: boolean;
  checked: boolean;
  value: string;
  focused: boolean;
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether an element is in a part that is folded. Newer engines give it a size even so. */
function isFolded(element: Element): boolean {
  const part = element.closest('details:not([open])');
  return part !== null && part !== element && element.closest('summary')?.parentElement !== part;
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0 && !isFolded(element) && !isInaccessible(element);
}

/** The topmost modal dialog, or the page: nothing else can be reached. */
function reach(): Element {
  const dialogs = Array.from(document.querySelectorAll('dialog[open],[role=dialog]'));
  return dialogs.filter(isShown).pop() ?? document.body;
}

const nameOf = (element: Element) => squeeze(computeAccessibleName(element));

function matches(name: Wanted['name'], element: Element): boolean {
  if (name === undefined) return true;
  const own = nameOf(element);
  return typeof name === 'string' ? own === name : new RegExp(name.source, name.flags).test(own);
}

function search({ role, name }: Wanted): Element[] {
  const scope = reach();
  return [scope, ...Array.from(scope.querySelectorAll('*'))].filter(
    (element) => getRole(element) === role && isShown(element) && matches(name, element),
  );
}

/** What a tap on the middle of an element would meet; '' if the element, or its label. */
function coverOf(element: Element, x: number, y: number): string {
  const hit = document.elementFromPoint(x, y);
  if (!hit) return 'outside the window';
  const label = hit.closest('label');
  if (element.contains(hit) || label?.control === element) return '';
  return `${hit.nodeName} ${hit.className} ${squeeze(hit.textContent ?? '').slice(0, 40)}`;
}

function inWindow({ top, bottom, left, right }: DOMRect): boolean {
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}

/** Looks for an element and scrolls it into view where it is not. Undefined if there is none. */
function find(wanted: Wanted): Found | undefined {
  const all = search(wanted);
  const [element] = all;
  if (!element) return undefined;
  if (!inWindow(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const input = element instanceof HTMLInputElement ? element : undefined;
  return {
    count: all.length,
    x,
    y,
    width,
    height,
    cover: coverOf(element, x, y),
    disabled:
      element.getAttribute('aria-disabled') === 'true' ||
      (element instanceof HTMLButtonElement && element.disabled),
    checked: input?.checked ?? false,
    value: element instanceof HTMLTextAreaElement ? element.value : (input?.value ?? ''),
    focused: document.activeElement === element,
  };
}

function isPainted(text: Node): boolean {
  const { parentElement } = text;
  if (!parentElement?.getClientRects().length || isFolded(parentElement)) return false;
  return getComputedStyle(parentElement).visibility === 'visible';
}

/** The visible text, one line for each piece. */
function text(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode.parentElement?.closest('script,style,noscript,template')) continue;
    const line = squeeze(currentNode.nodeValue ?? '');
    if (line && isPainted(currentNode)) lines.push(line);
  }
  return lines.join('\n');
}

/** Roles that say nothing by themselves. */
const SILENT = ['generic', 'presentation', 'none', 'paragraph', 'option'];

/** A browser without popovers shows what is in a menu elsewhere: so the menu is opened, and its button not read. */
function openMenus(): void {
  for (const button of Array.from(document.querySelectorAll('[popovertarget]'))) {
    const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
    Object(menu).showPopover?.();
    button.remove();
  }
}

/** What a screen reader would find: the role and the name of each element, and the text. */
function outline(): string {
  openMenus();
  const elements = Array.from(document.body.querySelectorAll('*')).filter(isShown);
  const named = elements.flatMap((element) => {
    const role = getRole(element);
    return role && !SILENT.includes(role) ? [`${role}: ${nameOf(element)}`] : [];
  });
  return [...named, text()].join('\n');
}

/** Whether the page is complete: loaded, started and no longer busy. */
function isReady(): boolean {
  const { dataset } = document.documentElement;
  const starts = document.querySelector('link[rel=preload], script[type=module]');
  return (
    document.readyState === 'complete' &&
    (!starts || dataset.started !== undefined) &&
    !document.querySelector('[aria-busy=true]')
  );
}

const looks = { find, text, outline, isReady };

/** Ways to look at a page; they are in its `__lens`. */
export type Inspect = typeof looks;

Object.assign(window, { __lens: looks });
