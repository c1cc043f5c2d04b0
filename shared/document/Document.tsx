import type { ComponentType, ReactNode } from 'react';
import type { Config } from '../config/readConfig.ts';
import type { BootScript } from './bootScripts.ts';
import { brandStyle } from './brandStyle.ts';
import { contentPolicy } from './contentPolicy.ts';
import { PageHead } from './Head.tsx';
import { InlineScript, InlineStyle } from './InlineText.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import type { Page } from './page.ts';

/** The files of a document, by their addresses. */
export interface DocumentAssets {
  /** The module that mounts the screen; absent on a page without script. */
  entry?: string;
  /** The scripts that this module imports, each after those that it imports itself. */
  imports?: readonly string[];
  /** Style sheets to link, in development; a build inserts their text (`css`) instead. */
  stylesheets?: readonly string[];
  /** The text of the page's style sheets. */
  css?: string;
  /** The classic script that asks for a newer browser; absent in development. */
  guard?: string;
  /** The icon, unless the document contains it. */
  icon?: string;
}

/** The static content around a screen. */
export type Layout = ComponentType<{ children: ReactNode }>;

/** The prerendered state in another language. */
export interface LanguageTemplate {
  language: string;
  /** As React rendered it. */
  markup: string;
}

/** What a document is rendered from. */
export interface DocumentProps {
  page: Page;
  config: Config;
  assets: DocumentAssets;
  bootScript: BootScript;
  /** Whether the document has a content policy. In development it would block Vite's own scripts. */
  hasPolicy: boolean;
  languages: readonly LanguageTemplate[];
  /** The page's static layout, rendered around the root. */
  Layout?: Layout | undefined;
  /** The prerendered state. */
  children: ReactNode;
}

/** The attribute that keeps a document light (`theme.css`). */
const schemeOf = ({ colourScheme }: Config) => (colourScheme === 'light' ? 'light' : undefined);

/**
 * A whole document. The order matters: first the policy, which covers only what follows it; then the early part of the
 * boot script, which sends the first call, before anything that is downloaded; then the content; then the late part, so
 * that both the call and the content are sooner; then the guard, and the module, which the boot script starts.
 */
export function Document(props: DocumentProps) {
  const { bootScript, languages, Layout, children } = props;
  return (
    <html lang="en" data-scheme={schemeOf(props.config)}>
      <head>
        <meta charSet="utf-8" />
        <Policy {...props} />
        <PageHead {...props} />
        {bootScript.early && <InlineScript text={bootScript.early} />}
        <Assets {...props} />
      </head>
      <body>
        <Content Layout={Layout}>{children}</Content>
        {languages.map(({ language, markup }) => (
          // The build has rendered this markup with React, so it contains nothing from outside.
          <template key={language} lang={language} dangerouslySetInnerHTML={{ __html: markup }} />
        ))}
        <LanguageChoice {...props} />
        {bootScript.late && <InlineScript text={bootScript.late} />}
        <Scripts {...props} />
      </body>
    </html>
  );
}

interface ContentProps {
  Layout: Layout | undefined;
  children: ReactNode;
}

/** What stands in a document before its scripts: the place of React, with the layout around it. */
export function Content({ Layout, children }: ContentProps) {
  const root = <div id="root">{children}</div>;
  return Layout ? <Layout>{root}</Layout> : root;
}

function styleOf({ assets, config, languages }: DocumentProps): string {
  return `${assets.css ?? ''}${brandStyle(config, languages.length > 0)}`;
}

function Policy(props: DocumentProps) {
  const { page, config, bootScript, hasPolicy } = props;
  if (!hasPolicy) return null;
  const style = styleOf(props);
  const scripts = [bootScript.early, bootScript.late].filter(Boolean);
  const policy = contentPolicy(
    config,
    scripts.length ? scripts : undefined,
    style ? [style] : [],
    page.frames,
  );
  return <meta httpEquiv="Content-Security-Policy" content={policy} />;
}

function Assets(props: DocumentProps) {
  const { stylesheets = [] } = props.assets;
  return (
    <>
      <InlineStyle text={styleOf(props)} />
      {stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </>
  );
}

/** The page's files, after its content: in the head they would compete with it for a slow network. */
function Scripts({ page, assets }: Pick<DocumentProps, 'page' | 'assets'>) {
  const { guard, entry, imports = [] } = assets;
  if (!entry) return null;
  const files = [...imports, entry];
  return (
    <>
      {guard && <script defer src={guard} />}
      {page.first ? (
        <WaitingModule entry={entry} files={files} />
      ) : (
        files.map((src) => <script key={src} type="module" crossOrigin="" src={src} />)
      )}
    </>
  );
}

/**
 * The module of a page whose boot script paints the content first. Its files are fetched, and not compiled, until the
 * boot script takes it out of its template. Not `modulepreload`, which compiles them, and which Safari before 17 does not
 * know. An engine that preloads no scripts fetches them when the module is started.
 */
function WaitingModule({ entry, files }: { entry: string; files: readonly string[] }) {
  return (
    <>
      {files.map((file) => (
        // React moves a link into the head unless it has an `itemProp`.
        <link
          key={file}
          itemProp="url"
          rel="preload"
          as="script"
          crossOrigin=""
          fetchPriority="low"
          href={file}
        />
      ))}
      <template className="start">
        <script type="module" crossOrigin="" src={entry} />
      </template>
    </>
  );
}
