import { languageOf } from '../../lib/translation.ts';
import { type PagePaths, pageAt } from '../pagePaths.ts';
import { askedLanguage } from './askedLanguage.ts';

/** The site's pages; inserted by the build. */
declare const __PAGES__: { base: string; pages: readonly (PagePaths & { title: string })[] };

const language = languageOf(askedLanguage(), ['fil']);
if (language) document.documentElement.lang = language;
for (const element of Array.from(document.querySelectorAll<HTMLElement>('section')))
  element.hidden = element.lang !== (language ?? 'en');

const page = pageAt(__PAGES__, location.pathname);
if (page) document.title = page.title;

const reload = () => location.reload();
for (const button of Array.from(document.querySelectorAll('button'))) button.onclick = reload;
addEventListener('online', reload);
