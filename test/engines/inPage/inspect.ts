import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** An element as a borrower would name it. */
interface Wanted {
  role: string;
  name: string;
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

const nameOf = (element: Element) => squeeze(computeAccessibleName(element));

/** The topmost modal dialog, or the page: nothing else can be reached. */
function reach(): Element {
  const dialogs = Array.from(document.querySelectorAll('dialog[open],[role=dialog]'));
  return dialogs.filter(isShown).pop() ?? document.body;
}

function search({ role, name }: Wanted): Element | undefined {
  const scope = reach();
  return [scope, ...Array.from(scope.querySelectorAll('*'))].find(
    (element) => getRole(element) === role && isShown(element) && nameOf(element) === name,
  );
}

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** Whether a tap on the middle of an element meets it, or its label. */
function isUncovered(element: Element, { left, top, width, height }: DOMRect): boolean {
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const label = hit?.closest('label');
  return element.contains(hit) || (label !== null && label?.control === element);
}

/** The element, if it is enabled, stands still and nothing covers it; null otherwise. Scrolls it into view. */
async function findToTap(wanted: Wanted): Promise<Element | null> {
  const element = search(wanted);
  if (!element) return null;
  element.scrollIntoView({ block: 'center' });
  await nextFrame();
  const before = element.getBoundingClientRect();
  await nextFrame();
  await nextFrame();
  const after = element.getBoundingClientRect();
  const isEnabled = !element.matches(':disabled, [aria-disabled=true]');
  const isStill = before.top === after.top && before.left === after.left;
  return isEnabled && isStill && isUncovered(element, after) ? element : null;
}

function isPainted({ parentElement }: Node): boolean {
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

/** A browser without popovers shows a menu in the page: so menus are opened, and their buttons are not read. */
function openMenus(): void {
  for (const button of Array.from(document.querySelectorAll('[popovertarget]'))) {
    const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
    Object(menu).showPopover?.();
    button.remove();
  }
}

/** Role and name of each element, and the text. */
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

const looks = { findToTap, isReady, outline, text };

/** Ways to look at a page; they are in its `__looks`. */
export type Inspect = typeof looks;

Object.assign(window, { __looks: looks });
