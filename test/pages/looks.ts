/** What changes how an element looks or is read out, or what becomes of a tap on it. */
const SEEN =
  /^(class|lang|style|src|type|value|checked|disabled|hidden|open|width|height|d|data-.*|aria-(disabled|selected|pressed|expanded|invalid))$/;

/** Whether an element takes no room: a place for a message that has none yet, or a box around such places. */
const isEmpty = (element: Element): boolean =>
  element.matches('.bar-note, [role=status], div:not([class])') &&
  !element.textContent &&
  [...element.children].every(isEmpty);

function attributesOf(element: Element): string {
  const seen = [...element.attributes].filter(({ name }) => SEEN.test(name));
  return seen
    .map(({ name, value }) => ` ${name}="${value.trim()}"`)
    .sort()
    .join('');
}

function linesOf(node: Node, indent: string): string[] {
  if (node instanceof Text) return [`${indent}${node.nodeValue}`];
  if (!(node instanceof Element) || isEmpty(node) || node.matches('dialog:not([open])')) return [];
  const inside = (deeper: string) =>
    [...node.childNodes].flatMap((child) => linesOf(child, deeper));
  // The place of the data is a box of its own only until React is there.
  if (node.matches('div[aria-busy]:not([class])')) return inside(indent);
  return [
    `${indent}<${node.tagName.toLowerCase()}${attributesOf(node)}>`,
    ...inside(`${indent}  `),
  ];
}

/** What is seen of an element's content: a line for each text and each element, with its attributes that matter to the eye. */
export function looksOf(root: Element): string[] {
  root.normalize();
  return [...root.children].flatMap((child) => linesOf(child, ''));
}

/** Whether an element is there and ends before another one begins, as they are read. */
export function isBefore(first: Element | null | undefined, second: Element): boolean {
  const place = first?.compareDocumentPosition(second) ?? 0;
  return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !first?.contains(second);
}
