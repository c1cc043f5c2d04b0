import { type PageDefinition, pagesFrom } from '../shared/document/page.ts';

/** Every page of the site: each folder's `page.ts`. */
export const pages = pagesFrom(
  import.meta.glob<PageDefinition>('./*/page.ts', { eager: true, import: 'default' }),
);
