import { expect, it } from 'vitest';
import { omissionsIn, type Sources } from './omissions.ts';
import { read, styleSheets } from './ui/styleSheets.ts';

const files = import.meta.glob<string>('/{pages,shared}/**/*.{ts,tsx,html}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const sources: Sources = Object.fromEntries([
  ...Object.entries(files).map(([path, code]) => [path.slice(1), code]),
  ...styleSheets.map((sheet) => [sheet, read(sheet)]),
]);

it('nothing is forgotten that nobody would miss at once', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(400);
  expect(omissionsIn(sources)).toEqual([]);
});

it.each([
  ['words between tags', 'pages/a/A.tsx', '<p>Pay now</p>', /"Pay now" is typed/],
  ['words of a choice', 'pages/a/A.tsx', "<p>{late ? 'Overdue' : text.due}</p>", /"Overdue"/],
  ['words of a sum', 'shared/ui/A.tsx', '<p>{"Pay " + amount}</p>', /"Pay "/],
  ['a name that is read out', 'pages/a/A.tsx', '<b aria-label="Pay now" />', /"Pay now"/],
  ['a property', 'pages/a/A.tsx', '<Notice words="Pay by Friday" />', /"Pay by Friday"/],
  ['a constant of a model', 'pages/a/a.model.ts', "const T = { a: 'Pay by Friday' }", /"Pay by/],
  ['a toast', 'pages/a/A.tsx', "showToast('Saved')", /"Saved"/],
  ['a button', 'pages/a/AView.tsx', '<Button onClick={pay}>{text.pay}</Button>', /<Button>/],
  ['an element', 'shared/features/a/AView.tsx', '<button type="submit" />', /<button>/],
  ['a copy button', 'pages/a/AView.tsx', '<CopyButton label={text.copy} />', /<CopyButton>/],
  ['a style sheet of a page', 'pages/a/b.css', 'p { margin: 0 }', /b\.css: nothing imports it/],
] as const)('%s: is refused, with the file and what to do', (_, file, code, problem) => {
  const [first = '', ...more] = omissionsIn({ [file]: code });
  expect(first).toMatch(problem);
  expect(first.startsWith(`${file}: `)).toBe(true);
  expect(first).toMatch(/\. (Write|Give|Import) /);
  expect(more).toEqual([]);
});

it('what is said elsewhere, or is no text, is let be', () => {
  const view =
    '<p className="loud">{text.a} · {amount ? amount : "–"}<Button tap="a" /><B {...all} /></p>';
  expect(omissionsIn({ 'pages/a/AView.tsx': view })).toEqual([]);
  const words = "defineMessages('a', { b: 'Pay by Friday' }); throw new Error('No such page')";
  expect(omissionsIn({ 'shared/ui/A.tsx': words })).toEqual([]);
  for (const user of [
    { 'pages/a/A.tsx': "import './a.css'" },
    { 'pages/a/a.html': '<link rel="stylesheet" href="./a.css">' },
    { 'pages/a/b.css': '@import "./a.css";', 'pages/a/A.tsx': "import './b.css?inline'" },
  ]) {
    expect(omissionsIn({ 'pages/a/a.css': '', ...user })).toEqual([]);
  }
});
