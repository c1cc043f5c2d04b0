import { readFile, writeFile } from 'node:fs/promises';
import { pages } from '../pages/pages.ts';
import { guideParts, withGuide } from '../shared/build/guide.ts';
import { ROUTES_FILE, routesFile } from '../shared/build/routes.ts';

const readme = await readFile('README.md', 'utf8');
await writeFile('README.md', withGuide(readme, guideParts(pages)));
await writeFile(ROUTES_FILE, routesFile(pages));
console.log(`README.md: the tables are made from the code; ${ROUTES_FILE}: the routes`);
