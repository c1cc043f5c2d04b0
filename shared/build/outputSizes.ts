import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageFiles } from './pageFiles.ts';

/** What a phone downloads for a page, in bytes (brotli). */
interface PageSize {
  page: string;
  script: number;
  document: number;
}

async function compressedSize(file: string): Promise<number> {
  return (await stat(`${file}.br`)).size;
}

async function sizeOf(outDir: string, page: string, files: PageFiles): Promise<PageSize> {
  const scripts = files.entry ? [files.entry, ...files.imports] : [];
  const sizes = await Promise.all(scripts.map((file) => compressedSize(join(outDir, file))));
  const script = sizes.reduce((sum, size) => sum + size, 0);
  return { page, script, document: await compressedSize(join(outDir, `${page}.html`)) };
}

/** A table of the bytes that each page downloads, the largest first. @param outDir of a build with `.br` files. */
export async function sizeTable(
  outDir: string,
  files: ReadonlyMap<string, PageFiles>,
): Promise<string> {
  const sizes = await Promise.all([...files].map(([page, own]) => sizeOf(outDir, page, own)));
  sizes.sort((one, other) => other.script - one.script || other.document - one.document);
  const row = (page: string, script: string, document: string) =>
    `  ${page.padEnd(22)}${script.padStart(8)}${document.padStart(10)}`;
  const number = (bytes: number) => bytes.toLocaleString('en');
  return [
    row('bytes sent (brotli)', 'script', 'document'),
    ...sizes.map(({ page, script, document }) => row(page, number(script), number(document))),
  ].join('\n');
}
