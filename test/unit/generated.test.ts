import { expect, it } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { routesFile } from '../../shared/build/pagesPlugin.ts';
import { environmentExample } from '../../shared/config/environmentProblems.ts';

// `npm run generate` writes these files: it runs this test so that Vitest updates what it compares with.
it.each([
  ['shared/config/routes.ts', () => routesFile(pages)],
  ['.env.example', environmentExample],
])('%s is up to date (npm run generate writes it)', async (file, made) => {
  await expect(made()).toMatchFileSnapshot(`../../${file}`);
});
