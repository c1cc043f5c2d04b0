import type { NewPage } from './options.ts';

/** The page that the guide adds by hand. */
const EXAMPLE = {
  name: 'lastPayment',
  view: 'LastPayment',
  css: 'last-payment',
  title: 'Last payment',
  words: 'last payment',
  method: "method: 'POST'",
  path: "path: '/v3/order-loan/last-payment'",
  route: "routes.post(\n    '/v3/order-loan/last-payment'",
};
/** Its texts in Filipino that name it, which nobody can translate before the name is known, and what names those texts. */
const FILIPINO = {
  import: "import { translation } from '../../shared/lib/translation.ts'",
  title: "title: 'Huling bayad'",
  failed: "failed: 'Hindi namin ma-load ang huli mong bayad'",
  heading: "filipinoHeading: 'Huling bayad'",
};

/** The lines that name the texts in Filipino. */
const NAMES_FILIPINO = [
  "import { lastPayment } from './lastPayment.messages.fil.ts';\n",
  '  translations: { fil: [lastPayment] },\n',
  "import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';\n",
];

/** The argument that loads them. */
const LOADS_FILIPINO = `, {
  fil: lazyModule(() => import('./lastPayment.messages.fil.ts')),
}`;

const BLOCK = /^```(\w+)\n[\s\S]*?^```$/gm;

/** How a page is called, in every form that its files use. */
export function namesOf({ name }: Pick<NewPage, 'name'>) {
  const separated = (by: string) =>
    name.replace(/[A-Z]|\d+/g, (part) => `${by}${part.toLowerCase()}`);
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const words = separated(' ');
  return { name, view: capital(name), css: separated('-'), title: capital(words), words };
}

/** @throws Error if the guide no longer has the text. */
function replaced(guide: string, from: string, to: string): string {
  if (!guide.includes(from)) throw new Error(`pages/README.md no longer has: ${from}`);
  return guide.split(from).join(to);
}

/** The chapter that adds a page: only its whole files and commands, in Filipino only if asked for. */
function chapterOf(guide: string, filipino: boolean): string {
  const chapter = guide.slice(guide.indexOf('\n## Add a page'), guide.indexOf('\n## Languages'));
  const blocks = [...chapter.matchAll(BLOCK)]
    .filter(([block, language]) => {
      const inFilipino = /^.*\n.*\.messages\.fil\.ts/.test(block);
      return language !== 'diff' && (filipino || !inFilipino);
    })
    .map(([block]) => block);
  return blocks.join('\n\n');
}

/** The code of the guide's example that means something else than the page: imported names, classes. */
export function namesInUse(guide: string): Set<string> {
  const imports = [...guide.matchAll(/^import (?:type )?\{([^}]*)\}/gm)];
  const classes = [...guide.matchAll(/className="([^"]*)"/g)];
  const found = [...imports, ...classes].flatMap(([, names = '']) => names.match(/[\w-]+/g) ?? []);
  const own = new RegExp(`${EXAMPLE.name}|${EXAMPLE.view}|${EXAMPLE.css}`);
  return new Set(found.filter((name) => !own.test(name)));
}

/**
 * The guide's chapter with another page in place of its example, so that there is one source for both.
 * @param guide `pages/README.md`. @throws Error if the guide no longer has what is replaced.
 */
export function chapterFor(guide: string, page: NewPage): string {
  const { method, path, filipino } = page;
  const route = path.replace(/\{(\w+)\}/g, ':$1');
  const { name, view, css, title, words } = namesOf(page);
  const changes: [from: string, to: string][] = [
    [EXAMPLE.route, `routes.${method.toLowerCase()}(\n    '${route}'`],
    [EXAMPLE.path, `path: '${path}'`],
    [EXAMPLE.method, `method: '${method}'`],
    [EXAMPLE.name, name],
    [EXAMPLE.view, view],
    [EXAMPLE.css, css],
    [EXAMPLE.title, title],
    [EXAMPLE.words, words],
  ];
  const translated: [from: string, to: string][] = [
    [FILIPINO.import, FILIPINO.import.replace('translation', 'translation, verbatim')],
    [FILIPINO.title, 'title: verbatim'],
    [FILIPINO.failed, "failed: 'Hindi namin ma-load ang page na ito'"],
    [FILIPINO.heading, `filipinoHeading: '${title}'`],
  ];
  const untranslated: [from: string, to: string][] = [
    [`  ${FILIPINO.heading},\n`, ''],
    ...NAMES_FILIPINO.map((line): [string, string] => [line, '']),
    [LOADS_FILIPINO, ''],
  ];
  return [...(filipino ? translated : untranslated), ...changes].reduce(
    (chapter, [from, to]) => replaced(chapter, from, to),
    chapterOf(guide, filipino),
  );
}
