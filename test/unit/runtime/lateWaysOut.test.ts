import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/** What leads out of a page. */
const LEAVES = ['goTo', 'openServerAddress', 'callNative', 'startWayOut'];
/** What calls a function later. */
const LATER = ['setTimeout', 'runAfter', 'then', 'whenIdle'];

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const isNode = (part: unknown): part is Node => typeof Object(part).type === 'string';
const isFunction = ({ type }: Node) => /Function/.test(type);
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The parts of a function, without those of the functions in it. */
function ownParts(node: Node): Node[] {
  return partsOf(node).flatMap((part) => (isFunction(part) ? [] : [part, ...ownParts(part)]));
}

const everyNode = (node: Node): Node[] => [node, ...partsOf(node).flatMap(everyNode)];

function calledName({ type, callee }: Node): string {
  if (type !== 'CallExpression') return '';
  const { name, property } = callee as { name?: string; property?: { name?: string } };
  return name ?? property?.name ?? '';
}

/** The calls of a file that lead out of the page after the tap that asked for it, and name no way out. */
function lateCalls(file: string, code: string): string[] {
  const { program } = parseSync(file, code);
  const nodes = everyNode(program as unknown as Node);
  const deferred = new Set(
    nodes
      .filter((node) => LATER.includes(calledName(node)))
      .flatMap((node) => (node.arguments as Node[]).filter(isFunction)),
  );
  return nodes.filter(isFunction).flatMap((work) => {
    const parts = ownParts(work);
    const waits = parts.filter(({ type }) => type === 'AwaitExpression').map(({ end }) => end);
    const since = deferred.has(work) ? 0 : Math.min(...waits);
    const late = parts.filter((node) => LEAVES.includes(calledName(node)) && node.start >= since);
    const written = late.map(({ start, end }) => code.slice(start, end));
    return written.filter((call) => !/\bway\b/.test(call)).map((call) => `${file}: ${call}`);
  });
}

const files = import.meta.glob<string>('/{pages,shared}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

it('nothing leads out of a page after an answer but by the way out that the tap has started', () => {
  const found = Object.entries(files).flatMap(([path, code]) => lateCalls(path, code));
  expect(found).toEqual([]);
});

it.each([
  ['an answer', 'async () => { const { url } = await ask(); openServerAddress(url); }', 1],
  ['a part that loads', "async () => { await load(); await callNative('goHome', {}); }", 1],
  [
    'a way out that starts too late',
    'async () => { await ask(); goTo("a", {}, { way: b() }); startWayOut(); }',
    1,
  ],
  ['a time', "() => runAfter(1500, () => goTo('complaint'))", 1],
  ['a promise', '() => ask().then(({ url }) => openServerAddress(url))', 1],
  ['an answer, by its own way out', 'async (way) => { await ask(); goTo("a", {}, { way }); }', 0],
  ['a tap', "async () => (await callNative('openProduct', {})) !== 'none'", 0],
  ['a tap within something later', "async () => { await ask(); return () => goTo('a'); }", 0],
])('after %s: finds what leaves', (_, code, count) =>
  expect(lateCalls('a.ts', code)).toHaveLength(count),
);
