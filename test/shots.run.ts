import { parseArgs } from 'node:util';
import { loadModule } from '../shared/build/loadPages.ts';

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true, default: ['360', '1280'] },
    text: { type: 'string', default: '100' },
    language: { type: 'string' },
    dark: { type: 'boolean', default: false },
  },
});

process.env.NODE_ENV = 'production';
const { takeShots } = await loadModule<typeof import('./shots/takeShots.ts')>(
  process.cwd(),
  './test/shots/takeShots.ts',
);
await takeShots(values);
