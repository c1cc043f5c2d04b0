import MagicString from 'magic-string';
import { type ESTree, type Plugin, Visitor } from 'vite';
import { lazyName } from './pageFiles.ts';

/** The function that loads a module on demand. */
const LOADER = 'lazyModule';

/** Every call of `lazyModule` in a program. */
function callsIn(program: ESTree.Program): ESTree.CallExpression[] {
  const calls: ESTree.CallExpression[] = [];
  new Visitor({
    CallExpression(call) {
      if (call.callee.type === 'Identifier' && call.callee.name === LOADER) calls.push(call);
    },
  }).visit(program);
  return calls;
}

/** The module that a call loads, as it is written there. @throws Error if it is not `() => import('…')`. */
function importedBy({ arguments: [load] }: ESTree.CallExpression): string {
  const loaded = load?.type === 'ArrowFunctionExpression' ? load.body : undefined;
  if (loaded?.type === 'ImportExpression' && loaded.source.type === 'Literal') {
    return `${loaded.source.value}`;
  }
  throw new Error(`${LOADER} takes a function such as () => import('./Part.tsx')`);
}

/**
 * Tells each lazy module its own name, by which documents list its files: it becomes the last argument of `lazyModule`.
 */
export function lazyModulesPlugin(): Plugin {
  return {
    name: 'site-lazy-modules',
    apply: 'build',
    async transform(code, id) {
      if (!code.includes(`${LOADER}(`) || code.includes(`function ${LOADER}`)) return undefined;
      const text = new MagicString(code);
      for (const call of callsIn(this.parse(code))) {
        const resolved = await this.resolve(importedBy(call), id);
        if (!resolved) throw new Error(`${id}: ${importedBy(call)} does not exist`);
        const missing = call.arguments.length === 1 ? '{}, ' : '';
        text.appendLeft(call.end - 1, `, ${missing}${JSON.stringify(lazyName(resolved.id))}`);
      }
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
  };
}
