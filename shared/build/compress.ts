import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Build } from './buildDocument.ts';
import { HOSTING_FILES } from './hosting.ts';

const TEXTUAL = /\.(html|js|css|svg|json|txt|xml|map)$/;
/** Not compressed, because no browser asks for them. */
const UNCOMPRESSED: readonly string[] = Object.values(HOSTING_FILES);

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

/** Writes a `.br` and a `.gz` copy of every text file below a folder, on all cores. */
export async function compressTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(({ name }) => TEXTUAL.test(name) && !UNCOMPRESSED.includes(name));
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
}

/** A table of the bytes (brotli) that a phone downloads for each page, the largest first. */
export async function sizeTable({ outDir, files }: Build): Promise<string> {
  const sizeOf = async (file: string) => (await stat(join(outDir, `${file}.br`))).size;
  const sizes = await Promise.all(
    [...files].map(async ([page, { entry, imports }]) => {
      const scripts = await Promise.all([...(entry ? [entry] : []), ...imports].map(sizeOf));
      const script = scripts.reduce((sum, size) => sum + size, 0);
      return { page, script, document: await sizeOf(`${page}.html`) };
    }),
  );
  sizes.sort((one, other) => other.script - one.script || other.document - one.document);
  const row = (page: string, script: string, document: string) =>
    `  ${page.padEnd(22)}${script.padStart(8)}${document.padStart(10)}`;
  const number = (bytes: number) => bytes.toLocaleString('en');
  return [
    row('bytes sent (brotli)', 'script', 'document'),
    ...sizes.map(({ page, script, document }) => row(page, number(script), number(document))),
  ].join('\n');
}
