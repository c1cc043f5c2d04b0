// @vitest-environment happy-dom

import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { render } from '../../../shared/document/dom/render.ts';
import {
  createContext,
  Fragment,
  jsx,
  useContext,
  useId,
  useRef,
  useState,
} from '../../../shared/document/dom/staticReact.ts';
import * as fc from '../../fastCheck.ts';

/** An element that either React or the document's renderer renders. */
interface Tree {
  type: string;
  props: Record<string, unknown> & { children?: Child[] };
}

type Child = Tree | string | number | boolean | null | undefined;

const forReact = (child: Child): ReactNode =>
  typeof child === 'object' && child
    ? createElement(child.type, child.props, ...(child.props.children ?? []).map(forReact))
    : child;
const byReact = (tree: Tree): string => renderToStaticMarkup(forReact(tree));

const boxWith = (markup = '') =>
  Object.assign(document.createElement('div'), { innerHTML: markup });

function byDocument(view: unknown, box = boxWith()): string {
  render(view, box);
  return box.innerHTML;
}

/** The same markup as a browser reads it. */
function normal(markup: string): string {
  const box = boxWith(markup);
  for (const element of box.querySelectorAll('*')) {
    const all = [...element.attributes].map(({ name, value }) => [name, value] as const);
    for (const [name] of all) element.removeAttribute(name);
    for (const [name, value] of all.sort()) element.setAttribute(name, value);
  }
  return box.innerHTML;
}

const PROPS = {
  className: fc.constantFrom('a', 'a b', undefined),
  id: fc.constantFrom('x', undefined),
  hidden: fc.boolean(),
  tabIndex: fc.constantFrom(-1, 0),
  'aria-hidden': fc.constantFrom('true', true, false, undefined),
  'data-key': fc.constantFrom('pay', undefined),
  title: fc.string({ unit: 'grapheme-ascii', maxLength: 5 }),
  onClick: fc.constant(() => undefined),
};

const { tree } = fc.letrec<{ tree: Tree; child: Child }>((again) => ({
  child: fc.oneof(
    { depthSize: 'small' },
    {
      weight: 2,
      arbitrary: fc.constantFrom('', 'text', '<b>&', 0, 7, true, false, null, undefined),
    },
    again('tree'),
  ),
  tree: fc.record({
    type: fc.constantFrom('div', 'span', 'p', 'button', 'ul', 'li', 'section'),
    props: fc.record(
      { ...PROPS, children: fc.array(again('child'), { maxLength: 4 }) },
      { requiredKeys: [] },
    ),
  }),
}));

const SVG = { viewBox: '0 0 8 8', 'aria-hidden': 'true', strokeWidth: 2.4 };
const PATH: Tree = { type: 'path', props: { d: 'M0 0h8', strokeLinecap: 'round' } };

describe('a view rendered by the document', () => {
  it('has the markup that React gives it, whatever was there', () => {
    fc.assert(
      fc.property(tree, tree, (one, other) => {
        expect(normal(byDocument(one))).toBe(normal(byReact(one)));
        expect(normal(byDocument(other, boxWith(byReact(one))))).toBe(normal(byReact(other)));
      }),
    );
  });

  it.each<[string, string, Tree['props']]>([
    ['a label', 'label', { htmlFor: 'x', children: ['Name'] }],
    ['a time', 'time', { dateTime: '2026-12-01', children: ['soon'] }],
    ['a link', 'a', { href: '/x', referrerPolicy: 'no-referrer', children: ['Go'] }],
    ['a field', 'input', { type: 'radio', name: 'a', value: 'b', checked: true, readOnly: true }],
    ['a filled field', 'input', { defaultValue: 'a' }],
    ['a ticked box', 'input', { defaultChecked: true, title: null }],
    ['a drawing', 'svg', { ...SVG, children: [PATH] }],
  ])('has that of %s', (_, type, props) => {
    const box = boxWith('<p title="a"></p>');
    expect(normal(byDocument({ type, props }, box))).toBe(normal(byReact({ type, props })));
  });

  it('draws SVG', () => {
    const box = boxWith();
    render(jsx('svg', { children: jsx('path', {}) }), box);
    expect(box.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  });

  it('shows the initial state of components, their context and their parts', () => {
    const Theme = createContext('light');
    const Part = () => {
      const [open] = useState(false);
      const [count] = useState(() => 3);
      const { current } = useRef('now');
      const ids = new Set([useId(), useId(), '']);
      return jsx(Fragment, {
        children: [useContext(Theme), ` ${open} ${count} `, current, ids.size],
      });
    };
    const view = [jsx(Part, {}), [jsx('b', { children: 'x' })]];
    expect(byDocument(view)).toBe('light false 3 now3<b>x</b>');
  });

  it('cannot provide a context, which it would not get', () => {
    const view = jsx(createContext('light').Provider, { value: 'dark', children: 'x' });
    expect(() => byDocument(view)).toThrow('cannot provide a context');
  });
});

it('a change of what is shown keeps a button that stays, with the finger and the focus on it', () => {
  const box = boxWith('<p><i class="bar"></i></p><button class="a">Pay</button>');
  const button = box.querySelector('button');
  const paid = [
    jsx('p', { children: '₱1' }),
    '',
    jsx('button', { className: 'b', children: 'Pay now' }),
    jsx('a', { children: 'More' }),
  ];
  expect(byDocument(paid, box)).toBe('<p>₱1</p><button class="b">Pay now</button><a>More</a>');
  expect(box.querySelector('button')).toBe(button);
});

it('a change of what is shown leaves alone what is as it should be, and open what the borrower has opened', () => {
  const box = boxWith('<details open="" title="a">Why</details>');
  const changes = new MutationObserver(() => undefined);
  const all = { attributes: true, childList: true, characterData: true, subtree: true };
  changes.observe(box, all);
  render(jsx('details', { title: 'a', children: 'Why' }), box);
  expect(changes.takeRecords()).toEqual([]);
  expect(byDocument(jsx('details', {}), box)).toBe('<details open=""></details>');
  expect(changes.takeRecords()).toHaveLength(2);
});
