import { shellLanguage } from '../bridge/shellLanguage.ts';
import { type Language, languageOf } from '../language/languages.ts';

/** The languages of this page besides English; written in by the build. */
declare const __LANGUAGES__: readonly Language[];

const root = document.documentElement;

/** The words are asked for with the page, not after its script has come. */
function fetchWords(language: Language): void {
  const files: Partial<Record<Language, readonly string[]>> = JSON.parse(
    document.getElementById('language-files')?.textContent || '{}',
  );
  for (const file of files[language] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.appendChild(link);
  }
}

/** The first state in a page's other language takes the English one's place. */
function showFirstState(language: Language): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[lang="${language}"]`);
  const place = document.getElementById('root');
  if (template && place) {
    place.textContent = '';
    place.appendChild(template.content);
  }
  root.removeAttribute('data-language-waits');
}

const asked = new URLSearchParams(location.search).get('lang') ?? shellLanguage(window);
const language = languageOf(asked, __LANGUAGES__);
if (language) {
  root.lang = language;
  root.setAttribute('data-language-waits', '');
  fetchWords(language);
  document.addEventListener('readystatechange', () => showFirstState(language), { once: true });
}
