import { readCommandEnvironment } from '../shared/build/environment.ts';
import { nginxConf, securityHeaders } from '../shared/build/hosting.ts';
import { loadPages } from '../shared/build/loadPages.ts';
import { shippedPages } from '../shared/document/page.ts';

const { VITE_TEST_PREVIEW: testPreview } = readCommandEnvironment();
const [root = '/srv/site', base = '/'] = process.argv
  .slice(2)
  .filter((word) => word.startsWith('/'));
const pages = await loadPages(process.cwd());
const shipped = shippedPages(pages, `${testPreview}`);
console.log(nginxConf(root, base, securityHeaders(shipped)));
