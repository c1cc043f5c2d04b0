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
    engine: { type: 'string', multiple: true, default: [] },
  },
});

process.env.NODE_ENV = 'production';
const { page: pages, engine: engines, language } = values;
const load = <Module>(file: string) => loadModule<Module>(process.cwd(), file);

const files = engines.length
  ? await load<typeof import('./shots/takeEngineShots.ts')>('./test/shots/takeEngineShots.ts').then(
      ({ takeEngineShots }) => takeEngineShots({ engines, pages, folder: FOLDER }),
    )
  : await load<typeof import('./shots/takeShots.ts')>('./test/shots/takeShots.ts').then(
      ({ takeShots }) =>
        takeShots({
          pages,
          widths: values.width.map(Number),
          language,
          textSize: Number(values.text),
          dark: values.dark,
          folder: FOLDER,
        }),
    );
console.log(files.join('\n'));
