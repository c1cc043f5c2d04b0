import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Config } from '../config/readConfig.ts';
import { contentPolicy } from './contentPolicy.ts';
import { InlineScript, InlineStyle } from './InlineText.tsx';

interface StaticDocumentProps {
  config: Config;
  title: string;
  /** The text of its css; '' for none. */
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
        {/* Without it browsers request /favicon.ico. */}
        <link rel="icon" href="data:," />
        <title>{title}</title>
        <InlineStyle text={style} />
      </head>
      <body>
        {children}
        <InlineScript text={script} />
      </body>
    </html>
  );
}

/** Renders a document that is not a page of the site and needs no other file. @returns the whole HTML. */
export function renderStaticDocument(props: StaticDocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<StaticDocument {...props} />)}`;
}
