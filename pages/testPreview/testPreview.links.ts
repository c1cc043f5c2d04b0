import { getConfig } from '../../shared/config/config.ts';
import { pageNames } from '../../shared/config/routes.ts';
import type { Tester } from './tester.model.ts';
import { type PreviewLink, previewLinks } from './testPreview.model.ts';

/** Links to every page of this build, with the tester's settings. */
export function linksOf(tester: Tester): PreviewLink[] {
  return previewLinks(tester, pageNames, getConfig().basePath);
}

/** The address to open in the phone; undefined if this build does not have the chosen page. */
export function phoneAddress(tester: Tester): string | undefined {
  return linksOf(tester).find(({ label }) => label === tester.phone.page)?.href;
}
