import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { decodePlaces } from './decodePlaces.ts';

const { values, positionals } = parseArgs({
  options: { maps: { type: 'string', default: process.env.VITE_SOURCE_MAPS || 'maps' } },
  allowPositionals: true,
});

function readMap(script: string): string | undefined {
  const file = join(values.maps, `${script}.map`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const given = positionals.length ? positionals.join('\n') : await text(process.stdin);
const lines = decodePlaces(given, readMap);
if (!lines.length) {
  console.error(
    "Nothing to decode. Type, for example: npx tsx shared/build/decode.run.ts 'react-x.js:1:234'",
  );
  process.exitCode = 1;
}
for (const line of lines) console.log(line);
