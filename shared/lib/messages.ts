/** Stands for a text that the spec quotes: it stays as it is in every language. */
export const QUOTED = null;

/** A catalogue in another language: every text of the first, in its shape. */
export type Words<Text> =
  | typeof QUOTED
  | (Text extends (...given: infer Given) => string
      ? (...given: Given) => string
      : Text extends string
        ? string
        : { readonly [Key in keyof Text]: Words<Text[Key]> });

/** A screen's catalogue beside its words in another language. */
export interface Translation {
  text: object;
  words: object;
}

/** The words of a catalogue; the compiler asks for every one of them. */
export function translation<Text extends object>(
  text: Text,
  words: Words<Text> & object,
): Translation {
  return { text, words };
}

type Entries = Record<string, unknown>;

function replace(text: Entries, words: Entries, quoted: Set<string>, undo: (() => void)[]): void {
  for (const [key, word] of Object.entries(words)) {
    const before = text[key];
    if (word === QUOTED) {
      if (typeof before === 'string') quoted.add(before);
    } else if (typeof word === 'object') {
      replace(before as Entries, word as Entries, quoted, undo);
    } else {
      undo.push(() => {
        text[key] = before;
      });
      text[key] = word;
    }
  }
}

/** What the spec quotes is English in a page of another language, and says so (WCAG 3.1.2). */
function markQuoted(quoted: ReadonlySet<string>): void {
  const mark = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      const alone = parentElement?.childNodes.length === 1 && !parentElement.lang;
      if (alone && quoted.has(data)) parentElement.lang = 'en';
    }
  };
  mark();
  new MutationObserver(mark).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/**
 * Puts the words of a language into the catalogues that screens read from. Before the first render.
 * @param later catalogues that come with a chunk of their own. @returns puts the English back.
 */
export function speak(
  translations: readonly Translation[],
  later: readonly (() => Promise<Translation>)[] = [],
): () => void {
  const quoted = new Set<string>();
  const undo: (() => void)[] = [];
  const take = ({ text, words }: Translation) =>
    replace(text as Entries, words as Entries, quoted, undo);
  translations.forEach(take);
  // The build renders first states only, which need nothing that comes later.
  if (typeof document !== 'undefined') {
    for (const load of later) load().then(take, () => undefined);
    markQuoted(quoted);
  }
  return () => {
    for (const back of undo) back();
  };
}
