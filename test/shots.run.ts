import { parseArgs } from 'node:util';
import { loadModule } from '../shared/build/loadPages.ts';

const FOLDER = '.bench/shots';

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: [] },
    width: { type: 'string', multiple: true, default: ['360', '1280'] },
    text: { type: 'string', default: '100' },
    language: { type: 'string' },
    dark: { type: 'boolean', default: false },
  },
});

process.env.NODE_ENV = 'production';
const { page: pages, language } = values;
const { takeShots } = await loadModule<typeof import('./shots/takeShots.ts')>(
  process.cwd(),
  './test/shots/takeShots.ts',
);
const files = await takeShots({
  pages,
  widths: values.width.map(Number),
  language,
  textSize: Number(values.text),
  dark: values.dark,
  folder: FOLDER,
});
console.log(files.join('\n'));
