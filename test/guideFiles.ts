import { readFileSync } from 'node:fs';
import { guideParts, withGuide } from '../shared/build/guide.ts';
import type { Page } from '../shared/document/page.ts';
import { SCENARIOS } from './sandbox/scenarios.ts';

/** The sandbox's orders as a table. */
function scenarioTable(): string {
  const rows = SCENARIOS.map(
    ({ orderId, title, description }) => `| \`${orderId}\` | ${title} | ${description} |`,
  );
  return ['| order id | for testing | what it does |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The generated parts of each document. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'shared/bridge/README.md': ['common', 'pages', 'names', 'actions', 'controls'],
  'shared/config/README.md': ['settings'],
  'test/README.md': ['scenarios'],
};

/** The documents that have generated parts. */
export const GUIDE_FILES: readonly string[] = Object.keys(PARTS);

/** A document with its generated parts updated. @param file one of GUIDE_FILES. */
export function generated(file: string, pages: readonly Page[]): string {
  const parts: Record<string, string> = { ...guideParts(pages), scenarios: scenarioTable() };
  const own = (PARTS[file] ?? []).map((name) => [name, parts[name] ?? '']);
  return withGuide(readFileSync(file, 'utf8'), Object.fromEntries(own));
}
