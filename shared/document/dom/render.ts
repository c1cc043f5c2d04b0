import type { Props, ViewElement } from './react.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Attributes whose name in JSX is another than in HTML by more than its case. */
const NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

/** What is no attribute: handlers, and what only React uses. */
const LEFT_OUT = /^(children|key|ref|style|on[A-Z].*)$/;

/** The name of an attribute. SVG writes most of them with hyphens, HTML in lower case, which browsers see to. */
function nameOf(name: string, inSvg: boolean): string {
  if (inSvg && name !== 'viewBox')
    return NAMES[name] ?? name.replace(/[A-Z]/g, '-$&').toLowerCase();
  return NAMES[name] ?? name.replace(/^default(?=Value|Checked)/, '');
}

/** The text of an attribute; undefined if it is not set. `aria-` and `data-` attributes also have 'true' and 'false'. */
function textOf(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'boolean' || /^(aria|data)-/.test(name)) return `${value}`;
  return value ? '' : undefined;
}

function setAttributes(element: Element, props: Props, inSvg: boolean): void {
  for (const [name, value] of Object.entries(props)) {
    const text = LEFT_OUT.test(name) ? undefined : textOf(name, value);
    if (text !== undefined) element.setAttribute(nameOf(name, inSvg), text);
  }
  const { style } = element as HTMLElement;
  for (const [name, value] of Object.entries(Object(props.style))) {
    if (name.startsWith('--')) style.setProperty(name, `${value}`);
    else Object.assign(style, { [name]: typeof value === 'number' ? `${value}px` : value });
  }
}

/**
 * Renders a view as DOM nodes, like React, but without handlers.
 * @param view what a component returns. @param parent gets the nodes as its last children.
 */
export function render(view: unknown, parent: ParentNode & Node, inSvg = false): void {
  if (Array.isArray(view)) {
    for (const one of view) render(one, parent, inSvg);
  } else if (typeof view === 'object' && view !== null) {
    const { type, props } = view as ViewElement;
    if (typeof type === 'function') {
      render(type(props), parent, inSvg);
      return;
    }
    const isSvg = inSvg || type === 'svg';
    const element = isSvg ? document.createElementNS(SVG, type) : document.createElement(type);
    setAttributes(element, props, isSvg);
    render(props.children, element, isSvg);
    parent.appendChild(element);
  } else if (view !== undefined && view !== null && typeof view !== 'boolean' && view !== '') {
    parent.appendChild(document.createTextNode(`${view}`));
  }
}

function takeAttributes(old: Element, next: Element): void {
  for (const { name } of Array.from(old.attributes)) {
    if (!next.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of Array.from(next.attributes)) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/** Whether a node stood for a text that was not known yet. */
function hadBar(node: Node): boolean {
  return node instanceof Element && (node.firstElementChild?.matches('.bar') ?? false);
}

/**
 * Changes the children of an element into others. What is alike stays, so that a button keeps the finger and the focus
 * that are on it. What contained a bar is new: its text need not begin where the bar began.
 * @param next contains the new children, and loses those that take a place.
 */
export function morph(old: Node, next: Node): void {
  const before = Array.from(old.childNodes);
  const after = Array.from(next.childNodes);
  after.forEach((now, place) => {
    const there = before[place];
    if (!there) old.appendChild(now);
    else if (there.nodeName !== now.nodeName || hadBar(there)) old.replaceChild(now, there);
    else if (there instanceof Element && now instanceof Element) {
      takeAttributes(there, now);
      morph(there, now);
    } else if (there.nodeValue !== now.nodeValue) there.nodeValue = now.nodeValue;
  });
  for (const left of before.slice(after.length)) left.remove();
}
