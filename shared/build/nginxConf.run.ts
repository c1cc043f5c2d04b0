import { readConfig } from '../config/readConfig.ts';
import { shippedPages } from '../document/page.ts';
import { readCommandEnvironment } from './environment.ts';
import { nginxConf, securityHeaders } from './hosting.ts';
import { loadPages } from './loadPages.ts';

const { testPreview } = readConfig(readCommandEnvironment());
const [root = '/srv/site', base = '/'] = process.argv
  .slice(2)
  .filter((word) => word.startsWith('/'));
const pages = await loadPages(process.cwd());
const shipped = shippedPages(pages, testPreview);
console.log(nginxConf(root, base, securityHeaders(shipped)));
