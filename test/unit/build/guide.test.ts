import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pages } from '../../../pages/pages.ts';
import { COMMON_NAMES } from '../../../shared/api/session/commonParameters.ts';
import { LANDING_NAMES } from '../../../shared/api/session/landing.ts';
import { ACTIONS } from '../../../shared/bridge/protocol.ts';
import { actionTable, guideParts, withGuide } from '../../../shared/build/guide.ts';
import { GUIDE_FILES, generated } from '../../guideFiles.ts';

describe('the generated tables', () => {
  it.each(GUIDE_FILES)('%s matches the code (run npm run guide to update it)', (file) => {
    expect(generated(file, pages)).toBe(readFileSync(file, 'utf8'));
  });

  it('are each in a document', () => {
    const written = GUIDE_FILES.map((file) => readFileSync(file, 'utf8')).join('\n');
    for (const part of Object.values(guideParts(pages))) expect(written).toContain(part);
  });

  it('names every action with its fields', () => {
    const made = actionTable();
    for (const [name, { payload }] of Object.entries(ACTIONS)) {
      expect(made).toContain(`| \`${name}\` |`);
      for (const field of Object.keys(payload)) expect(made).toContain(field);
    }
  });

  it('throws if the marks of a part are missing', () => {
    expect(() => withGuide('nothing', { pages: '' })).toThrow('pages');
    const open = '<!-- generated:pages -->\n';
    expect(() => withGuide(open, { pages: '' })).toThrow('pages');
  });
});

/** Names of the parameters that a page's own files read from the address. */
function namesRead(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => /\.tsx?$/.test(file));
  const code = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
  const lists = [...code.matchAll(/(?:queryTexts?\(|QUERY_NAMES = )\[?([^)\]]*)/g)];
  return lists.flatMap(([, list = '']) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  );
}

describe('the parameters that the guide names', () => {
  const shared: Record<string, string[]> = {
    newLoanConfirm: namesRead('shared/features/loanConfirm'),
    loanConfirm: namesRead('shared/features/loanConfirm'),
    landing: [...LANDING_NAMES],
  };

  it.each(
    pages
      .filter(({ kind }) => kind !== 'tool')
      .map(({ name, parameters = {}, reads = [] }) => ({ name, parameters, reads })),
  )('of /$name are those that it reads', ({ name, parameters, reads }) => {
    const sent = reads.flatMap((read) => Object.values(read.parameters));
    const asked = sent.flatMap((source) => (source.from === 'address' ? [source.name] : []));
    const deferring = reads.flatMap(({ deferredBy }) => deferredBy ?? []);
    const own = [...namesRead(`pages/${name}`), ...(shared[name] ?? [])];
    const read = [...own, ...asked, ...deferring];
    const common: readonly string[] = COMMON_NAMES;
    const special = read.filter((one) => !common.includes(one));
    expect(Object.keys(parameters).sort()).toEqual([...new Set(special)].sort());
  });
});
