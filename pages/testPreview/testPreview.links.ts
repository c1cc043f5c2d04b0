import { getConfig } from '../../shared/config/config.ts';
import { pageNames } from '../../shared/config/routes.ts';
import { queryOfSetUp, type SetUp } from './setUp.model.ts';
import type { Tester } from './tester.model.ts';
import { type LinkSettings, PHONE, type PreviewLink, previewLinks } from './testPreview.model.ts';

/** Links to every page of this build, with the tester's settings. */
export function linksOf(tester: LinkSettings): PreviewLink[] {
  return previewLinks(tester, pageNames, getConfig().basePath);
}

/** The address to open in the phone; undefined if this build does not have the chosen page. */
export function phoneAddress(tester: Tester): string | undefined {
  return linksOf(tester).find(({ label }) => label === tester.phone.page)?.href;
}

/** The address of this page that restores a set-up. It is in the hash, which no server gets to see. */
export function setUpAddress(setUp: SetUp): string {
  return `${getConfig().basePath}testPreview${PHONE}?${queryOfSetUp(setUp)}`;
}
