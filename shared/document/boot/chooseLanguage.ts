import { type Language, languageOf } from '../../lib/translation.ts';
import { tryOr } from '../../lib/tryOr.ts';
import { whenParsed } from '../../lib/waiting.ts';
import { askedLanguage, KEPT_LANGUAGE } from './askedLanguage.ts';

/** The links of `LanguageChoice`. */
const LINKS = '.languages a';

const root = document.documentElement;

/** Replaces the English prerendered state, which is all that stands before it, by that in another language. */
function showPrerenderedState(language: Language): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[lang="${language}"]`);
  if (template) {
    while (template.previousSibling) template.previousSibling.remove();
    template.before(template.content);
  }
  for (const link of Array.from(document.querySelectorAll<HTMLElement>(LINKS)))
    link.setAttribute('aria-current', `${link.lang === language}`);
  root.removeAttribute('data-language-waits');
}

/** Keeps the language of a link of `LanguageChoice`, and shows the page in it, at the same place in the history. */
function keepLanguage(event: Event): void {
  const link = event.target as HTMLElement;
  if (!link.matches(LINKS)) return;
  event.preventDefault();
  // The address has it too.
  tryOr(() => localStorage.setItem(KEPT_LANGUAGE, link.lang));
  const address = new URL(location.href);
  address.searchParams.set('lang', link.lang);
  history.replaceState(history.state, '', address);
  location.reload();
}

/**
 * Shows the page in the language that is asked for, and lets the borrower choose another.
 * @param titles the languages besides English, with the title of the page; '' if that is the same.
 */
export function chooseLanguage(titles: Readonly<Partial<Record<Language, string>>>): void {
  const languages = Object.keys(titles) as Language[];
  if (!languages.length) return;
  document.addEventListener('click', keepLanguage);
  const language = languageOf(askedLanguage(), languages);
  if (language) {
    root.lang = language;
    document.title = titles[language] || document.title;
    root.setAttribute('data-language-waits', '');
    whenParsed(() => showPrerenderedState(language));
  }
}
