import { addressOf } from '../api/request.ts';
import type { Config } from '../config/readConfig.ts';
import type { BootData, BootRequest } from './boot/bootData.ts';
import { bundleScript } from './bundleScript.ts';
import { hasSimulator, languagesOf, type Page } from './page.ts';

/** What the boot scripts of a site are made from. */
export interface BootSettings {
  /** The project's root. */
  root: string;
  pages: readonly Page[];
  config: Config;
}

/** The boot script of a page, in two parts; '' for a part that it does not have. */
export interface BootScript {
  /** What must not wait for the content: the language and the requests. */
  early: string;
  /** The rest: it shows the replies, and has what React and modules that load later ask for. */
  late: string;
}

/**
 * Whether a page has a call to send, or words to choose, before its content is there. The content of a public page does
 * not wait for a reply: it is painted sooner if all of its boot script comes later.
 */
export function isBootUrgent(page: Page): boolean {
  const needsReply = page.kind !== 'public' && Boolean(page.reads?.length);
  return needsReply || languagesOf(page).length > 0;
}

/** What stands for React in the script of a document. */
const REACT = 'shared/document/dom/react.ts';

/** The requests that the boot script of a page sends, as plain data. */
export function bootRequestsOf({ reads = [] }: Page, config: Config): BootRequest[] {
  return reads.map(({ call: { path, method }, parameters, requires, deferredBy }) => ({
    call: { path, method },
    address: addressOf(path, config),
    parameters,
    ...(requires && { requires }),
    ...(deferredBy && { deferredBy }),
  }));
}

/** Bundles the boot script of a page: classic scripts, minified. @param data what else it knows of the build. */
export async function bootScriptOf(
  page: Page,
  settings: BootSettings,
  data: BootData,
): Promise<BootScript> {
  const { root, pages, config } = settings;
  const bundle = (entry: string): Promise<string> =>
    bundleScript({
      root,
      entry: `shared/document/boot/${entry}`,
      config,
      values: {
        __BOOT_DATA__: data,
        __DEVELOPMENT__: false,
        __CHECKS__: page.first?.showsChecks ?? false,
        __HEADER_NAMES__: config.headerNames,
        __LANGUAGES__: languagesOf(page),
        __TITLES__: page.titles ?? {},
        __METRICS__: config.metricsUrl !== '',
        __PICKER__: page.first?.hasPicker ?? false,
        __PRERENDERED__: Object.keys(page.prerendered ?? {}),
        __REPORT_URL__: config.reportUrl,
        __REQUESTS__: bootRequestsOf(page, config),
        __SIMULATOR__: hasSimulator(pages),
      },
      modules: {
        'virtual:page': `pages/${page.name}/page.ts`,
        'react/jsx-runtime': REACT,
        react: REACT,
        'react-dom': REACT,
      },
    });
  if (page.script === false) return { early: '', late: '' };
  const early = await bundle('early.ts');
  const late = await bundle(page.first ? 'paintFirstScreen.ts' : 'late.ts');
  // One after the other, they need no other separator than a line.
  return isBootUrgent(page) ? { early, late } : { early: '', late: `${early}\n${late}` };
}
