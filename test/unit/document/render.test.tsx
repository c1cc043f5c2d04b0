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
  useState,
} from '../../../shared/document/dom/staticReact.ts';
import { InlineScript, InlineStyle } from '../../../shared/document/InlineText.tsx';
import * as fc from '../../fastCheck.ts';

/** A view, to be made by either React or the document's renderer. */
type Make<Element> = (type: string, props: Record<string, unknown>, children: Element[]) => Element;

interface Tree {
  type: string;
  props: Record<string, unknown>;
  children: (Tree | string | number | boolean | null | undefined)[];
}

function made<Element>(tree: Tree['children'][number], make: Make<Element | unknown>): unknown {
  if (typeof tree !== 'object' || tree === null) return tree;
  return make(
    tree.type,
    tree.props,
    tree.children.map((child) => made(child, make)),
  );
}

const byReact = (tree: Tree): string =>
  renderToStaticMarkup(
    made(tree, (type, props, children) =>
      createElement(type, props, ...(children as ReactNode[])),
    ) as ReactNode,
  );

function byDocument(tree: Tree, root = document.createElement('div')): string {
  render(
    made(tree, (type, props, children) => jsx(type, { ...props, children })),
    root,
  );
  return root.innerHTML;
}

/** The same markup as a browser reads it. */
function normal(markup: string): string {
  const root = document.createElement('div');
  root.innerHTML = markup;
  for (const element of root.querySelectorAll('*')) {
    const all = [...element.attributes].map(({ name, value }) => [name, value] as const);
    for (const [name] of all) element.removeAttribute(name);
    for (const [name, value] of all.sort()) element.setAttribute(name, value);
  }
  return root.innerHTML;
}

const PROPS = fc.record(
  {
    className: fc.constantFrom('a', 'a b', undefined),
    id: fc.constantFrom('x', undefined),
    hidden: fc.boolean(),
    tabIndex: fc.constantFrom(-1, 0),
    'aria-hidden': fc.constantFrom('true', true, false, undefined),
    'data-tap': fc.constantFrom('pay', undefined),
    title: fc.string({ unit: 'grapheme-ascii', maxLength: 5 }),
    onClick: fc.constant(() => undefined),
  },
  { requiredKeys: [] },
);

const { tree } = fc.letrec<{ tree: Tree; child: Tree['children'][number] }>((again) => ({
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
    props: PROPS,
    children: fc.array(again('child'), { maxLength: 4 }),
  }),
}));

const FIELD = { type: 'radio', name: 'a', value: 'b', checked: true, readOnly: true };
const SVG = { viewBox: '0 0 8 8', 'aria-hidden': 'true', strokeWidth: 2.4 };
const PATH: Tree = { type: 'path', props: { d: 'M0 0h8', strokeLinecap: 'round' }, children: [] };

describe('a view rendered by the document', () => {
  it('has the markup that React gives it', () => {
    fc.assert(
      fc.property(tree, (one) => {
        expect(normal(byDocument(one))).toBe(normal(byReact(one)));
      }),
    );
  });

  it.each<[string, Tree]>([
    ['a label', { type: 'label', props: { htmlFor: 'x' }, children: ['Name'] }],
    ['a time', { type: 'time', props: { dateTime: '2026-12-01' }, children: ['soon'] }],
    ['a field', { type: 'input', props: FIELD, children: [] }],
    ['a filled field', { type: 'input', props: { defaultValue: 'a' }, children: [] }],
    ['a ticked box', { type: 'input', props: { defaultChecked: true, title: null }, children: [] }],
    ['a drawing', { type: 'svg', props: SVG, children: [PATH] }],
  ])('has that of %s', (_, one) => {
    expect(normal(byDocument(one))).toBe(normal(byReact(one)));
  });

  it('draws SVG', () => {
    const root = document.createElement('div');
    render(jsx('svg', { children: jsx('path', {}) }), root);
    expect(root.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  });

  it('takes a length without a unit as px each time, and variables as they are', () => {
    const root = document.createElement('div');
    for (const width of [8, 16]) {
      render(jsx('p', { style: { '--room': 4, width } }), root);
      const { style } = root.firstChild as HTMLElement;
      expect([style.width, style.getPropertyValue('--room')]).toEqual([`${width}px`, '4']);
    }
  });

  it('leaves open what the borrower has opened, and removes other attributes', () => {
    const root = document.createElement('div');
    render(jsx('details', { title: 'a' }), root);
    root.firstElementChild?.setAttribute('open', '');
    render(jsx('details', {}), root);
    expect(root.innerHTML).toBe('<details open=""></details>');
  });

  it('shows the initial state of components, their context and their parts', () => {
    const Theme = createContext('light');
    const Part = () => {
      const [open] = useState(false);
      const [count] = useState(() => 3);
      return jsx(Fragment, { children: [useContext(Theme), ' ', `${open} ${count}`] });
    };
    const root = document.createElement('div');
    render([jsx(Part, {}), [jsx('b', { children: 'x' })]], root);
    expect(root.textContent).toBe('light false 3x');
  });
});

describe('changing what is shown', () => {
  const boxWith = (markup: string) => {
    const box = document.createElement('div');
    box.innerHTML = markup;
    return box;
  };

  it('gives any content the form of any other', () => {
    fc.assert(
      fc.property(tree, tree, (from, to) => {
        expect(normal(byDocument(to, boxWith(byReact(from))))).toBe(normal(byReact(to)));
      }),
    );
  });

  it('keeps a button that stays, with the finger and the focus on it', () => {
    const box = boxWith('<p><i class="bar"></i></p><button class="a">Pay</button>');
    const button = box.querySelector('button');
    const paid = [
      jsx('p', { children: '₱1' }),
      jsx('button', { className: 'b', children: 'Pay now' }),
      jsx('a', { children: 'More' }),
    ];
    render(paid, box);
    expect(box.innerHTML).toBe('<p>₱1</p><button class="b">Pay now</button><a>More</a>');
    expect(box.querySelector('button')).toBe(button);
  });
});

it.each([
  { width: 5, marginTop: 0, fontSize: 12.5 },
  { zIndex: 2, opacity: 0.5, fontWeight: 700, lineHeight: 1.5, flexGrow: 1 },
  { color: 'red', paddingTop: '1em' },
])('writes the numbers of a style as React does: %o', (style) => {
  const root = document.createElement('div');
  root.innerHTML = '<p style="width:9px;z-index:1">';
  render(jsx('p', { style }), root);
  const expected = document.createElement('div');
  expected.innerHTML = renderToStaticMarkup(createElement('p', { style }));
  const wanted = (expected.firstElementChild as HTMLElement).style;
  const shown = (root.firstElementChild as HTMLElement).style;
  for (const name of Object.keys(style)) {
    const property = name.replace(/[A-Z]/g, '-$&').toLowerCase();
    expect(shown.getPropertyValue(property), name).toBe(wanted.getPropertyValue(property));
    expect(shown.getPropertyValue(property), name).not.toBe('');
  }
});

it('refuses to provide a context, which a view would not get', () => {
  const Theme = createContext('light');
  const view = jsx(Theme.Provider, { value: 'dark', children: 'x' });
  expect(() => render(view, document.createElement('div'))).toThrow('cannot provide a context');
});

describe('the text of a script or style element in a document', () => {
  it('is as the build made it', () => {
    const [script, style] = ['a<b&&c>"d"', 'a>b{content:"&"}'];
    const scripted = renderToStaticMarkup(<InlineScript text={script} />);
    expect(scripted).toBe(`<script>${script}</script>`);
    expect(renderToStaticMarkup(<InlineStyle text={style} />)).toBe(`<style>${style}</style>`);
  });

  it('is an error if it would end its element', () => {
    for (const text of ['x="</script>"', 'x="</SCRIPT "', 'x<!--y']) {
      expect(() => renderToStaticMarkup(<InlineScript text={text} />)).toThrow(/script element/);
    }
    expect(() => renderToStaticMarkup(<InlineStyle text="</style>" />)).toThrow(/style element/);
  });

  it('is left out if it is empty', () => {
    expect(renderToStaticMarkup(<InlineStyle text="" />)).toBe('');
  });
});
