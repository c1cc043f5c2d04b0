import { loadEnv } from 'vite';
import { pages } from '../pages/pages.ts';
import { nginxConf, securityHeaders } from '../shared/build/hosting.ts';
import { shippedPages } from '../shared/document/page.ts';

const env = { ...loadEnv('production', process.cwd()), ...process.env };
const [root = '/srv/site', base = '/'] = process.argv
  .slice(1)
  .filter((word) => word.startsWith('/'));
const shipped = shippedPages(pages, env.VITE_TEST_PREVIEW);
console.log(nginxConf(root, base, securityHeaders(shipped)));
