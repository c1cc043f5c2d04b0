import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

interface Source {
  path: string;
  code: string;
  imports: string[];
}

function sourcesBelow(folder: string): Source[] {
  return readdirSync(join(root, folder), {
    withFileTypes: true,
    recursive: true,
  })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const code = readFileSync(file, 'utf8');
      const found = [...code.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)];
      const imports = found.map(([, name = '']) =>
        name.startsWith('.') ? relative(root, resolve(dirname(file), name)) : name,
      );
      return { path: relative(root, file), code, imports };
    });
}

/** The folders of `shared`; each may import only from those before it. */
const LAYERS = ['lib', 'bridge', 'config', 'ui', 'api', 'runtime', 'features', 'document', 'build'];
const layerOf = (path: string) => path.split('/')[1] ?? '';

const product = [...sourcesBelow('shared'), ...sourcesBelow('pages')];

function importing(who: RegExp, what: RegExp): string[] {
  return product
    .filter(({ path }) => who.test(path))
    .flatMap(({ path, imports }) =>
      imports.filter((name) => what.test(name)).map((name) => `${path} imports ${name}`),
    );
}

/** Lines of code, without comments, that match a pattern. */
function speaking(pattern: RegExp, except: RegExp): string[] {
  return product
    .filter(({ path, code }) => {
      const bare = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      return !except.test(path) && pattern.test(bare);
    })
    .map(({ path }) => path);
}

describe('import boundaries', () => {
  it('the test finds the sources and their imports', () => {
    expect(product.length).toBeGreaterThan(40);
    expect(importing(/^pages\//, /^shared\//).length).toBeGreaterThan(20);
  });

  it('shared never imports pages', () => {
    expect(importing(/^shared\//, /^pages\//)).toEqual([]);
  });

  it('a page never imports another page', () => {
    const folder = (path: string) => path.split('/')[1] ?? '';
    const crossing = product
      .filter(({ path }) => /^pages\/[^/]+\//.test(path))
      .flatMap(({ path, imports }) =>
        imports
          .filter((name) => /^pages\/[^/]+\//.test(name) && folder(name) !== folder(path))
          .map((name) => `${path} imports ${name}`),
      );
    expect(crossing).toEqual([]);
  });

  it('each folder of shared imports only from the folders below it', () => {
    const ascending = product.flatMap(({ path, imports }) => {
      const own = LAYERS.indexOf(layerOf(path));
      return imports
        .filter((name) => name.startsWith('shared/') && LAYERS.indexOf(layerOf(name)) > own)
        .filter(() => path.startsWith('shared/'))
        .map((name) => `${path} imports ${name}`);
    });
    expect(ascending).toEqual([]);
    const folders = readdirSync(join(root, 'shared'));
    expect(folders.filter((name) => !LAYERS.includes(name))).toEqual([]);
  });

  it('only the client knows ky and qs', () => {
    expect(importing(/^(?!shared\/api\/client\.ts$)/, /^(ky|qs)(\/|$)/)).toEqual([]);
  });

  it('screens read their store through shared/runtime/store, not through the larger jotai binding', () => {
    expect(importing(/./, /^jotai(\/react)?$/)).toEqual([]);
    expect(importing(/^shared\/runtime\//, /store\.ts$/).length).toBeGreaterThan(1);
  });

  it('only the bridge touches the globals of the shell', () => {
    expect(
      speaking(/__lendShell|\blendShell\b|webkit\.messageHandlers/, /^shared\/bridge\//),
    ).toEqual([]);
  });

  it('only config reads the environment of the build', () => {
    expect(speaking(/import\.meta\.env/, /^shared\/config\//)).toEqual([]);
  });

  it('only the session, storage and the boot script touch storage and the address', () => {
    const allowed = /^shared\/(api\/session\/|lib\/storage\.ts$|document\/boot\/)/;
    expect(speaking(/\b(localStorage|sessionStorage|location\.search)\b/, allowed)).toEqual([]);
  });

  it('every dynamic import of a script goes through lazyModule', () => {
    const written = /(?<!typeof )\bimport\(\s*'/g;
    const through = /lazyModule\(\s*\(\) => import\(\s*'/g;
    // Definitions of pages, the build and the document are not part of a page's bundle.
    const bundled = product.filter(
      ({ path }) => !/^shared\/(build|document)\/|\.boot\.ts$|\/page\.ts$/.test(path),
    );
    const count = (pattern: RegExp) => bundled.flatMap(({ code }) => [...code.matchAll(pattern)]);
    expect(count(written).length).toBeGreaterThan(18);
    expect(count(through).length).toBe(count(written).length);
  });

  it('the product never imports its tests', () => {
    expect(importing(/./, /^test\//)).toEqual([]);
  });

  it('no test waits for a function that returns a promise, which Playwright takes for a yes', () => {
    const waiting = sourcesBelow('test').filter(({ code }) =>
      /waitForFunction\(\s*async/.test(code),
    );
    expect(waiting.map(({ path }) => path)).toEqual([]);
  });

  it('server text never becomes markup, and nothing is evaluated', () => {
    const risky = /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|document\.write|\beval\(/;
    // At build time: the prerendered state in other languages, as React rendered it, and the build's own scripts and css.
    const atBuildTime = { 'shared/document/Document.tsx': 1, 'shared/document/InlineText.tsx': 2 };
    expect(speaking(risky, /^shared\/document\/(Document|InlineText)\.tsx$/)).toEqual([]);
    for (const [file, times] of Object.entries(atBuildTime)) {
      const source = product.find(({ path }) => path === file);
      expect(source?.code.match(/dangerouslySetInnerHTML/g)).toHaveLength(times);
    }
    expect(importing(/^(?!shared\/document\/)/, /InlineText/)).toEqual([]);
  });

  it('documents are rendered, not edited: no pattern for a tag or an attribute where they are made', () => {
    const overMarkup =
      /\.(replace|replaceAll|match|matchAll|split|exec|test)\([^)]*<\/?[a-z]|\/[^/\n]*<(?!\?|\/g)[^/\n]*\/[gimsuy]*\.(test|exec)|(const|=) .*= \/[^/\n]*(<\w|(href|src|content)=)/;
    const made = speaking(overMarkup, /^(?!shared\/(document|build)\/)/);
    expect(made).toEqual([]);
  });

  it('only navigation and the bridge send the borrower to an address', () => {
    const allowed = /^shared\/runtime\/(navigate|nativeShell)\.ts$|^shared\/bridge\//;
    expect(
      speaking(/location\.(assign|replace)\(|location\.href\s*=|window\.open\(/, allowed),
    ).toEqual([]);
  });
});
