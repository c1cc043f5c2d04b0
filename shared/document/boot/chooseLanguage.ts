import { LANGUAGE_WAITS } from '../../api/boot.ts';
import { changeEntry, keptInEntry } from '../../lib/historyEntry.ts';
import { type AnyText, isQuoted, plainText } from '../../lib/messages.ts';
import { type Language, type LanguageModule, languageOf } from '../../lib/translation.ts';
import { whenParsed, within } from '../../lib/waiting.ts';
import { askedLanguage, keepLanguage } from './askedLanguage.ts';
import type { HeadData } from './bootData.ts';

const LINKS = '.languages a';

/** The name under which the entry of a page keeps that another language was chosen in it. */
const TRANSLATED = 'translated';

/** Whether the page was shown before, in another language. */
export const isTranslated = (): boolean => keptInEntry(TRANSLATED) === true;

const root = document.documentElement;

/** Replaces the English prerendered state, which is all that stands between the choice and its template, by that in another language. */
function showPrerenderedState(template: HTMLTemplateElement): void {
  const choice = document.querySelector('.languages');
  while (template.previousSibling && template.previousSibling !== choice)
    template.previousSibling.remove();
  template.before(template.content);
  root.removeAttribute(LANGUAGE_WAITS);
}

/** Calls back before the frame that shows the heading. It is parsed as a whole once an element follows it. */
function whenHeadingIsThere(work: () => void): void {
  const look = () => {
    if (!document.querySelector('#root h1 + *')) return;
    parsing.disconnect();
    work();
  };
  const parsing = new MutationObserver(look);
  parsing.observe(root, { childList: true, subtree: true });
  look();
  whenParsed(() => parsing.disconnect());
}

/**
 * Shows the heading in the language of the page, before its texts are there. @param title '' if it is the English one.
 * @returns shows the English one again; undefined if there is nothing to show.
 */
function showHeading(title: AnyText): (() => void) | undefined {
  const heading = document.querySelector<HTMLElement>('#root h1');
  if (!heading || !title) return undefined;
  const english = heading.textContent;
  heading.textContent = plainText(title);
  if (isQuoted(title)) heading.lang = title.lang;
  return () => {
    heading.textContent = english;
    heading.removeAttribute('lang');
  };
}

function setLanguage(language: Language | 'en', title: string): void {
  root.lang = language;
  document.title = title;
  whenParsed(() => {
    for (const link of document.querySelectorAll<HTMLElement>(LINKS))
      link.setAttribute('aria-current', `${link.lang === language}`);
  });
}

/** How long a page waits for the texts of its language, ms. It then shows the reply in English. */
const TEXTS_LIMIT_MS = 5000;

/** Loads the texts of a language: all files at once, although one imports the others. @returns undefined if one is lost. */
async function loadTexts(files: readonly string[]): Promise<LanguageModule | undefined> {
  const loading = files.map((file): Promise<LanguageModule> => import(/* @vite-ignore */ file));
  const modules = await within(TEXTS_LIMIT_MS, Promise.all(loading)).catch(() => undefined);
  return modules?.pop();
}

/** Keeps the language of a link of the choice of language, and shows the page in it, at the same place in the history. */
function choose(event: Event): void {
  const link = event.target as HTMLElement;
  if (!link.matches(LINKS)) return;
  event.preventDefault();
  // The address has it too.
  keepLanguage(link.lang);
  const address = new URL(location.href);
  address.searchParams.set('lang', link.lang);
  // A reload keeps what the entry has, such as an agreement that is unchecked.
  if (changeEntry({ ...history.state, [TRANSLATED]: true }, address)) location.reload();
  else location.replace(address);
}

/**
 * Shows the page in the language that is asked for, and lets the borrower choose another.
 * @param languages of the page besides English. @returns the texts of the language, unless that is English; undefined if they
 * are lost, and the page is then English.
 */
export function chooseLanguage(
  languages: HeadData['languages'],
): Promise<LanguageModule | undefined> | undefined {
  const codes = Object.keys(languages) as Language[];
  if (!codes.length) return undefined;
  document.addEventListener('click', choose);
  const language = languageOf(askedLanguage(), codes);
  const own = language && languages[language];
  if (!own) return undefined;
  const { title: english } = document;
  setLanguage(language, plainText(own.title) || english);
  root.setAttribute(LANGUAGE_WAITS, '');
  let showEnglish: (() => void) | undefined;
  const showOwn = () => {
    if (root.lang === language) showEnglish ??= showHeading(own.title);
  };
  // Before the first frame: it may have more lines than the English one.
  whenHeadingIsThere(showOwn);
  whenParsed(() => {
    const template = document.querySelector<HTMLTemplateElement>(`template[lang="${language}"]`);
    if (template) showPrerenderedState(template);
    else showOwn();
  });
  return loadTexts(own.files).then((texts) => {
    if (!texts) {
      setLanguage('en', english);
      showEnglish?.();
    }
    return texts;
  });
}
