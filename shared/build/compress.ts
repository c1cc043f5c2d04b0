import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { RUNTIME_CONFIG_FILE } from '../config/runtimeConfigBuild.ts';

const TEXTUAL = /\.(html|js|css|svg|json|txt|xml|map)$/;

/** Brotli at the highest quality, as a CDN stores it. */
export async function brotli(bytes: Buffer): Promise<Buffer> {
  const [text, font] = await Promise.all([
    brotliAs(constants.BROTLI_MODE_TEXT, bytes),
    brotliAs(constants.BROTLI_MODE_FONT, bytes),
  ]);
  return text.length < font.length ? text : font;
}

/** @param mode what the bytes are likely to be; minified script often does better as a font. */
function brotliAs(mode: number, bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: mode,
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // React's chunk is 66 bytes smaller in blocks of 128 KB; smaller files do not care.
      [constants.BROTLI_PARAM_LGBLOCK]: 17,
    },
  });
}

/** Writes `.br` and `.gz` beside every textual file below a folder. */
export async function compressTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await compressTree(path);
    // The site's file is changed after the build, when a twin would still say the old.
    else if (TEXTUAL.test(entry.name) && entry.name !== RUNTIME_CONFIG_FILE) {
      const bytes = await readFile(path);
      await writeFile(`${path}.br`, await brotli(bytes));
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }
  }
}
