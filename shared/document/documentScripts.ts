import { addressOf } from '../api/request.ts';
import type { Config } from '../config/readConfig.ts';
import type { BootData, BootRequest, HeadData } from './boot/bootData.ts';
import { bundleScript } from './bundleScript.ts';
import { hasSimulator, languagesOf, type Page } from './page.ts';

/** The sources of the scripts of documents. */
export interface ScriptSettings {
  /** The project's root. */
  root: string;
  pages: readonly Page[];
  config: Config;
}

/** The scripts in a document. */
export interface DocumentScripts {
  data: HeadData;
  /** The same in every document: it sends the requests and chooses the language. */
  head: string;
  /** The page's own: it shows the replies, and has what React and modules that load later ask for. */
  paint: string;
}

/**
 * Whether a page has a call to send, or words to choose, before its content is there. The content of a public page does
 * not wait for a reply: it is painted sooner if all scripts come after it.
 */
export function isHeadUrgent(page: Page): boolean {
  const needsReply = page.kind !== 'public' && Boolean(page.reads?.length);
  return needsReply || languagesOf(page).length > 0;
}

/** The module that replaces React in the script of a document. */
const REACT = 'shared/document/dom/staticReact.ts';

/** The requests that the head script of a page sends, as plain data. */
export function bootRequestsOf({ reads = [] }: Page, config: Config): BootRequest[] {
  return reads.map(({ call: { path, method }, parameters, requires, deferredBy }) => ({
    call: { path, method },
    address: addressOf(path, config),
    parameters,
    ...(requires && { requires }),
    ...(deferredBy && { deferredBy }),
  }));
}

/** The data of a page for the head script. */
export function headDataOf(page: Page, config: Config): HeadData {
  const titles = languagesOf(page).map((language) => [language, page.titles?.[language] ?? '']);
  return {
    requests: bootRequestsOf(page, config),
    headerNames: config.headerNames,
    titles: Object.fromEntries(titles),
  };
}

/** Bundles the head script, which is the same for all pages of a site. */
export function headScript({ root, pages, config }: ScriptSettings): Promise<string> {
  const entry = 'shared/document/boot/headScript.ts';
  return bundleScript({ root, entry, config, values: { __SIMULATOR__: hasSimulator(pages) } });
}

/** Bundles the paint script of a page. @param data about the build. */
function paintScript(page: Page, settings: ScriptSettings, data: BootData): Promise<string> {
  const { root, config } = settings;
  return bundleScript({
    root,
    entry: `shared/document/boot/${page.first ? 'paintFirstScreen.ts' : 'afterContent.ts'}`,
    config,
    values: {
      __BOOT_DATA__: data,
      __DEVELOPMENT__: false,
      __CHECKS__: page.first?.showsChecks ?? false,
      __METRICS__: config.metricsUrl !== '',
      __DIALOG__: page.first?.hasDialog ?? false,
      __PRERENDERED__: Object.keys(page.prerendered ?? {}),
      __REPORT_URL__: config.reportUrl,
    },
    modules: {
      'virtual:page': `pages/${page.name}/page.ts`,
      'react/jsx-runtime': REACT,
      react: REACT,
      'react-dom': REACT,
    },
  });
}

/**
 * The scripts in the document of a page; undefined on a page that is only text.
 * @param data about the build, for the paint script. @param head the head script, if it has been bundled already.
 */
export async function documentScripts(
  page: Page,
  settings: ScriptSettings,
  data: BootData,
  head?: string,
): Promise<DocumentScripts | undefined> {
  if (page.script === false) return undefined;
  return {
    data: headDataOf(page, settings.config),
    head: head ?? (await headScript(settings)),
    paint: await paintScript(page, settings, data),
  };
}
