import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Config } from '../config/readConfig.ts';
import { contentPolicy } from './contentPolicy.ts';

interface StaticDocumentProps {
  config: Config;
  title: string;
  /** Css text. */
  style: string;
  /** Runs after the body, minified. */
  script: string;
  children: ReactNode;
}

function StaticDocument({ config, title, style, script, children }: StaticDocumentProps) {
  const policy = contentPolicy(config, [script], style ? [style] : []);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="referrer" content="strict-origin" />
        <meta name="robots" content="noindex" />
        {/* Browsers ask for /favicon.ico otherwise. */}
        <link rel="icon" href="data:," />
        <title>{title}</title>
        {style && <style>{style}</style>}
      </head>
      <body>
        {children}
        <script>{script}</script>
      </body>
    </html>
  );
}

/** The whole HTML of a document that is no page of the site: it stands alone, with its own script and no other file. */
export function renderStaticDocument(props: StaticDocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<StaticDocument {...props} />)}`;
}
