import { readFile, writeFile } from 'node:fs/promises';
import { pages } from '../pages/pages.ts';
import { guideParts, withGuide } from '../shared/build/guide.ts';
import { environmentExample } from '../shared/config/environmentExample.ts';

const readme = await readFile('README.md', 'utf8');
await writeFile('README.md', withGuide(readme, guideParts(pages)));
await writeFile('.env.example', environmentExample());
console.log('README.md, .env.example: tables and settings are written from the code');
