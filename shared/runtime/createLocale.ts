import type { Locale } from '../lib/messages.ts';
import { type Translation, verbatim } from '../lib/translation.ts';

type Entries = Record<string, unknown>;

/** The texts of a catalogue, in English if a text is fixed. @param onFixed is called with each fixed text. */
function complete(english: unknown, texts: unknown, onFixed: (text: string) => void): unknown {
  if (texts === verbatim) {
    if (typeof english === 'string') onFixed(english);
    return english;
  }
  if (typeof texts !== 'object') return texts;
  const whole: Entries = Object.assign(Array.isArray(english) ? [] : {}, english);
  for (const [key, text] of Object.entries(texts as Entries)) {
    whole[key] = complete(whole[key], text, onFixed);
  }
  return whole;
}

/** Makes a language from its translations. A catalogue is completed when it is first read. */
export function createLocale(translations: readonly Translation[]): Locale {
  const whole = new Map<string, object>();
  const english = new Set<string>();
  return {
    textsOf(name, catalogue) {
      const known = whole.get(name);
      if (known) return known;
      const { texts = {} } = translations.find((one) => one.name === name) ?? {};
      const made = complete(catalogue, texts, (text) => english.add(text)) as object;
      whole.set(name, made);
      return made;
    },
    verbatim: english,
  };
}
