import { readFile, writeFile } from 'node:fs/promises';
import { pages } from '../pages/pages.ts';
import { guideParts, withGuide } from '../shared/build/guide.ts';

const readme = await readFile('README.md', 'utf8');
await writeFile('README.md', withGuide(readme, guideParts(pages)));
console.log('README.md: the tables for native developers are made from the code');
