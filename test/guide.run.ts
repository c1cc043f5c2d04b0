import { writeFile } from 'node:fs/promises';
import { loadPages } from '../shared/build/loadPages.ts';
import { ROUTES_FILE, routesFile } from '../shared/build/routes.ts';
import { environmentExample } from '../shared/config/environmentExample.ts';
import { GUIDE_FILES, generated } from './guideFiles.ts';
import { PAGE_ROUTES_FILE, pageRoutesFile } from './pageRoutesFile.ts';

const pages = await loadPages(process.cwd());
for (const file of GUIDE_FILES) {
  await writeFile(file, generated(file, pages));
  console.log(`${file}: tables generated`);
}
await writeFile('.env.example', environmentExample());
console.log('.env.example: settings generated');
await writeFile(ROUTES_FILE, routesFile(pages));
console.log(`${ROUTES_FILE}: routes generated`);
await writeFile(PAGE_ROUTES_FILE, pageRoutesFile(process.cwd()));
console.log(`${PAGE_ROUTES_FILE}: routes of the sandbox generated`);
