import { getConfig } from '../../shared/config/config.ts';
import { routes } from '../../shared/config/routes.ts';
import type { Tester } from './tester.model.ts';
import { type PreviewLink, previewLinks } from './testPreview.model.ts';

/** The links of a tester's settings into this build. */
export function linksOf(tester: Tester): PreviewLink[] {
  return previewLinks(tester, routes, getConfig().basePath);
}

/** The address that a tester's settings open in the phone; undefined where this build has no such page. */
export function phoneAddress(tester: Tester): string | undefined {
  return linksOf(tester).find(({ label }) => label === tester.phone.page)?.href;
}
