import type { Company } from '../config/readCompany.ts';
import type { Config } from '../config/readConfig.ts';
import { PAGE_TEXTS } from '../config/runtimeConfigBuild.ts';
import { escaped } from './markup.ts';

// Private-use characters: no text has them, and nothing on the way escapes them.
const [BEFORE, AFTER] = ['\ue000', '\ue001'];
const MARK = new RegExp(`${BEFORE}(\\w+)${AFTER}`, 'g');

/**
 * The settings with a mark in place of each text that stands in documents, so that a rendered first
 * state shows where they are.
 */
export function marked<Known extends Config | Company>(known: Known): Known {
  const marks = PAGE_TEXTS.filter((key) => key in known).map((key) => [
    key,
    `${BEFORE}${key}${AFTER}`,
  ]);
  return { ...known, ...Object.fromEntries(marks) };
}

/** A text of a document, such as its title, with marks for `{brandName}` and the like. */
export function markedTitle(title: string): string {
  return title.replace(/\{brand\}/g, `${BEFORE}brandName${AFTER}`);
}

const template = (text: string) => text.replace(MARK, '{$1}');

/**
 * Turns the marks of a document into the build's own values, and says beside each, in `data-site` and
 * its like, what stands there, for the script that reads the file on the CDN (`site.inline.ts`).
 * @param values by name of their setting.
 */
export function withSiteWords(html: string, values: Readonly<Record<string, string>>): string {
  const filled = (text: string) =>
    text.replace(MARK, (_, key: string) => escaped(values[key] ?? ''));
  // React would fetch a picture ahead that only the file may name.
  const bare = html.replace(new RegExp(`<link rel="preload"[^>]*${BEFORE}[^>]*>`, 'g'), '');
  const attributes = bare.replace(
    new RegExp(` ([a-z-]+)="([^"<>]*${BEFORE}[^"<>]*)"`, 'g'),
    (_, name: string, text: string) => {
      const now = filled(text);
      return `${now ? ` ${name}="${now}"` : ''} data-site-${name}="${template(text)}"`;
    },
  );
  const shown = attributes.replace(
    / data-site-(when|unless)="(\w+)"(?: hidden="")?/g,
    (_, kind: string, key: string) =>
      ` data-site-${kind}="${key}"${Boolean(values[key]) === (kind === 'when') ? '' : ' hidden=""'}`,
  );
  const titled = shown.replace(
    new RegExp(`<title>([^<]*${BEFORE}[^<]*)</title>`),
    (_, text: string) => `<title data-site="${template(text)}">${filled(text)}</title>`,
  );
  return titled.replace(
    MARK,
    (_, key: string) => `<span data-site="{${key}}">${escaped(values[key] ?? '')}</span>`,
  );
}
