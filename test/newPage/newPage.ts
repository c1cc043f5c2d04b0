import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, pageOf } from '../../shared/document/page.ts';
import { filesOf, follow } from '../guideExample.ts';
import { answerOf } from '../pageFindings.ts';
import { type NewPage, UsageError } from './options.ts';
import { chapterFor, namesInUse, namesOf } from './template.ts';

/** What is there already. */
export interface Existing {
  /** The project's root. */
  root: string;
  pages: readonly Page[];
  /** Every answer of the sandbox, such as `POST /v3/order`. */
  answered: ReadonlySet<string>;
}

/** Why a page cannot be added; undefined if it can. */
function obstacle(page: NewPage, guide: string, { root, pages, answered }: Existing) {
  const { name, view, css } = namesOf(page);
  const there = pageOf(pages, `/${name}`);
  if (there) return `/${name} is there already: pages/${there.name}`;
  const inUse = namesInUse(guide);
  const clash = [view, css, `${name}Call`, `${name}Query`].find((one) => inUse.has(one));
  if (clash) return `${name}: ${clash} means something else in a page's code; choose another name`;
  if (answered.has(answerOf(page))) {
    return `${answerOf(page)} is declared already: shared/api has its call, which a page can read`;
  }
  const file = filesOf(chapterFor(guide, page)).find((path) => existsSync(join(root, path)));
  return file && `${file} is there already; choose another name`;
}

/**
 * Writes a page as the guide adds one by hand, with its call, sandbox and test.
 * @returns the paths of the files. @throws UsageError if a name or the call is taken.
 */
export function writePage(page: NewPage, existing: Existing): string[] {
  const { root } = existing;
  const guide = readFileSync(join(root, 'pages/README.md'), 'utf8');
  const problem = obstacle(page, guide, existing);
  if (problem) throw new UsageError(problem);
  // A command of the guide copies the document.
  return [...follow(chapterFor(guide, page), root), `pages/${page.name}/${page.name}.html`];
}
