import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FinishedBuild } from './writeDocuments.ts';

/** A table of the bytes (brotli) that a phone downloads for each page, the largest first. */
export async function sizeTable({ outDir, files }: FinishedBuild): Promise<string> {
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
