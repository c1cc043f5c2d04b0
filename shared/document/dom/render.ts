import type { Props, ViewElement } from './staticReact.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** The nodes of a view: texts, and elements with children of the same kind. */
type Part = string | { type: string; props: Props; parts: readonly Part[] };

/** The parts of what a component returns. */
function partsOf(view: unknown): Part[] {
  if (Array.isArray(view)) return view.flatMap(partsOf);
  if (view === undefined || view === null || typeof view === 'boolean' || view === '') return [];
  if (typeof view !== 'object') return [`${view}`];
  const { type, props } = view as ViewElement;
  if (typeof type === 'function') return partsOf(type(props));
  return [{ type, props, parts: partsOf(props.children) }];
}

/** Attributes whose name in JSX differs from that in HTML or SVG by more than case and hyphens. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  defaultChecked: 'checked',
  defaultValue: 'value',
  htmlFor: 'for',
  viewBox: 'viewBox',
};

/** Properties that are no attributes: handlers, and those that only React uses. No view has a style before React. */
const LEFT_OUT = /^(children|key|ref|style|on[A-Z].*)$/;

const hyphenated = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase();

/** The name of an attribute. SVG writes most of them with hyphens, HTML in lower case. */
const nameOf = (name: string, inSvg: boolean) =>
  NAMES[name] ?? (inSvg ? hyphenated(name) : name.toLowerCase());

/** The text of an attribute; undefined if it is not set. `aria-` and `data-` attributes also have 'true' and 'false'. */
function textOf(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'boolean' || /^(aria|data)-/.test(name)) return `${value}`;
  return value ? '' : undefined;
}

/** Gives an element the attributes of a view, and no others. */
function setAttributes(element: Element, props: Props, inSvg: boolean): void {
  const others = new Set(element.getAttributeNames());
  for (const [property, value] of Object.entries(props)) {
    const text = LEFT_OUT.test(property) ? undefined : textOf(property, value);
    if (text === undefined) continue;
    const name = nameOf(property, inSvg);
    others.delete(name);
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
  // The borrower has opened it.
  others.delete('open');
  for (const name of others) element.removeAttribute(name);
}

function create(part: Part, inSvg: boolean): Node {
  if (typeof part === 'string') return document.createTextNode(part);
  return inSvg ? document.createElementNS(SVG, part.type) : document.createElement(part.type);
}

/** Whether a node can become a part. One with a bar cannot: its text need not begin where the bar began. */
function canBecome(node: Node, part: Part): boolean {
  const name = typeof part === 'string' ? '#text' : part.type;
  return (
    node.nodeName.toLowerCase() === name.toLowerCase() &&
    !(node as Partial<Element>).firstElementChild?.matches('.bar')
  );
}

function show(parts: readonly Part[], parent: ParentNode & Node, inSvg: boolean): void {
  const before = Array.from(parent.childNodes);
  parts.forEach((part, place) => {
    const there = before[place];
    const isSvg = inSvg || (typeof part === 'object' && part.type === 'svg');
    const node = there && canBecome(there, part) ? there : create(part, isSvg);
    if (typeof part === 'object') {
      setAttributes(node as Element, part.props, isSvg);
      show(part.parts, node as Element, isSvg);
    } else if (node.nodeValue !== part) node.nodeValue = part;
    if (!there) parent.appendChild(node);
    else if (node !== there) parent.replaceChild(node, there);
  });
  for (const left of before.slice(parts.length)) left.remove();
}

/**
 * Renders a view as the children of an element, like React, but without handlers. Children that are alike stay, so that a
 * button keeps the finger and the focus that are on it. @param view what a component returns.
 */
export function render(view: unknown, parent: ParentNode & Node): void {
  show(partsOf(view), parent, false);
}
