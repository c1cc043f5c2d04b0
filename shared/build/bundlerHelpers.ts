import type { Plugin, Rolldown } from 'vite';
import { chunksOf } from './chunks.ts';

/** The bundler's chunk of helpers; nearly every page needs one of them, and fetches all. */
const CHUNK = 'rolldown-runtime';

/** What a helper reads in that chunk, and the same standing alone. */
const HELPERS: readonly (readonly [there: string, alone: string])[] = [
  [
    '(e,t)=>()=>(t||(e((t={exports:{}}).exports,t,t.exports),e=null),t.exports)',
    '(e,t)=>()=>(t||(e((t={exports:{}}).exports,t,t.exports),e=null),t.exports)',
  ],
  [
    '(e,r)=>{let o={};for(var l in e)t(o,l,{get:e[l],enumerable:!0});return r||t(o,Symbol.toStringTag,{value:"Module"}),o}',
    '(e,r)=>{let o={},t=Object.defineProperty;for(var l in e)t(o,l,{get:e[l],enumerable:!0});return r||t(o,Symbol.toStringTag,{value:"Module"}),o}',
  ],
];

const EXPORTS = /export\{([^}]*)\}/;

/** The helpers that can stand alone, by the name under which the chunk exports them. */
function standAlone(code: string): Map<string, string> {
  const [, list = ''] = EXPORTS.exec(code) ?? [];
  const exported = list.split(',').map((one) => one.split(' as '));
  const found = exported.flatMap(([local = '', name = local]) =>
    HELPERS.filter(([there]) => code.includes(`${local}=${there}`)).map(
      ([, alone]): [string, string] => [name, alone],
    ),
  );
  return new Map(found);
}

function inlined(imports: string, helpers: ReadonlyMap<string, string>): string | undefined {
  const parts = imports.split(',').map((one) => {
    const [name = '', local = name] = one.split(' as ');
    const helper = helpers.get(name);
    return helper && `${local}=${helper}`;
  });
  return parts.every(Boolean) ? `const ${parts.join(',')};` : undefined;
}

/** The whole chunk of helpers as one expression, for a chunk that needs more than stands alone. */
function whole({ code }: Rolldown.OutputChunk): string {
  const [statement, list = ''] = EXPORTS.exec(code) ?? [];
  const named = list.split(',').map((one) => one.split(' as ').reverse().join(':'));
  return `(()=>{${code.replace(statement ?? '', '')}return{${named}}})()`;
}

/**
 * Writes the bundler's helpers into the chunks that need them: a request and 0.4 KB less on every
 * page, and none behind the first tap's script. Where the bundler words the small ones otherwise
 * they are written out whole, and the byte budget says so.
 */
export function bundlerHelpersPlugin(): Plugin {
  return {
    name: 'site-bundler-helpers',
    apply: 'build',
    enforce: 'pre',
    // Files are named before they are rewritten below, so how they are rewritten is part of their names.
    augmentChunkHash: () => [HELPERS, standAlone, inlined, whole].join(),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = chunksOf(bundle);
        const helpers = chunks.find(({ name }) => name === CHUNK);
        if (!helpers) return;
        const alone = standAlone(helpers.code);
        const wanted = new RegExp(`import\\{([^}]*)\\}from"\\./${CHUNK}-[\\w-]+\\.js";`);
        for (const chunk of chunks) {
          const [statement, imports = ''] = wanted.exec(chunk.code) ?? [];
          if (!statement) continue;
          const taken = imports.split(' as ').join(':');
          const code = inlined(imports, alone) ?? `const{${taken}}=${whole(helpers)};`;
          chunk.code = chunk.code.replace(statement, () => code);
          chunk.imports = chunk.imports.filter((file) => file !== helpers.fileName);
        }
        delete bundle[helpers.fileName];
      },
    },
  };
}
