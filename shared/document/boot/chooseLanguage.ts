import { shellLanguage } from '../../bridge/shellLanguage.ts';
import { type Language, languageOf } from '../../lib/languages.ts';
import { whenParsed } from './whenParsed.ts';

/** The languages of this page besides English; inserted by the build. */
declare const __LANGUAGES__: readonly Language[];

const root = document.documentElement;

/** Replaces the English prerendered state, which is all that stands before it, by that in another language. */
function showPrerenderedState(language: Language): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[lang="${language}"]`);
  if (template) {
    while (template.previousSibling) template.previousSibling.remove();
    template.before(template.content);
  }
  root.removeAttribute('data-language-waits');
}

/** Chooses the language that the address or the app asks for. */
function chooseLanguage(): void {
  const asked = new URLSearchParams(location.search).get('lang') ?? shellLanguage(window);
  const language = languageOf(asked, __LANGUAGES__);
  if (language) {
    root.lang = language;
    root.setAttribute('data-language-waits', '');
    whenParsed(() => showPrerenderedState(language));
  }
}

if (__LANGUAGES__.length) chooseLanguage();
