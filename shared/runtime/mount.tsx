import '../ui/theme.css';
import './page.css';
import { createStore } from 'jotai/vanilla';
import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { getBoot } from '../api/boot.ts';
import { preloadClient } from '../api/send.ts';
import { dropRecordsOfOthers } from '../api/session/session.ts';
import { isForeignFrame } from '../lib/browser.ts';
import { type Locale, setLocale } from '../lib/messages.ts';
import type { Language } from '../lib/translation.ts';
import { ErrorBlock } from '../ui/Block.tsx';
import { showLoadError } from '../ui/reloadPage.ts';
import { prepareToasts } from '../ui/toast.ts';
import type { QueryAtoms } from './queryAtoms.ts';
import { makeReady } from './ready.ts';
import { rememberDocument } from './rememberDocument.ts';
import { text } from './runtime.messages.ts';
import { Screen } from './Screen.tsx';

const Framed = () => <ErrorBlock title={text.framedTitle} detail={text.framedDetail} />;

/** Goes on after the first render, before it is drawn. A page without remote data is then ready; `QueryView` says so for others. */
function Started({ restore, isReady }: { restore: () => void; isReady: boolean }) {
  useLayoutEffect(restore, []);
  useEffect(() => {
    if (isReady) makeReady();
  }, []);
  return null;
}

function preloadOnFirstTouch(): void {
  for (const name of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(name, preloadClient, {
      once: true,
      capture: true,
      passive: true,
    });
  }
}

/** Remote data, whatever they are. */
type Readable = Pick<QueryAtoms<unknown>, 'load'>;

type LocaleLoader = () => Promise<{ locale: Locale }>;

/** The languages besides English that the definition of a page names. */
type LanguagesIn<Definition> =
  | (Definition extends { translations: infer Texts } ? keyof Texts : never)
  | (Definition extends { prerendered: infer Screens } ? keyof Screens : never);

/** Loaders of the texts of each language of a page; none for a page in English only. */
type Translations<Definition> = [LanguagesIn<Definition>] extends [never]
  ? []
  : [languages: Readonly<Record<LanguagesIn<Definition>, LocaleLoader>>];

/**
 * Sets the language that the head script has chosen, or English if its translations cannot be loaded.
 * @returns false if they could not be loaded.
 */
async function chooseLocale(
  languages: Readonly<Partial<Record<Language, LocaleLoader>>>,
): Promise<boolean> {
  const root = document.documentElement;
  const load = languages[root.lang as Language];
  if (!load) return true;
  const loaded = await load().catch(() => undefined);
  if (!loaded) {
    root.lang = 'en';
    return false;
  }
  setLocale(loaded.locale);
  return true;
}

/**
 * Starts React in the prerendered document. Remote data are read first, and the render waits one task for them, so that
 * it shows replies that have already arrived.
 * @param View the screen. @param data its remote data, if it has any. @param translations what loads each language that the
 * page's definition, the type parameter, names: one that is missing or too much is a type error.
 */
export async function mount<Definition>(
  View: ComponentType,
  data?: Readable | readonly Readable[],
  ...[languages]: Translations<Definition>
): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const translated = !languages || (await chooseLocale(languages));
  dropRecordsOfOthers();
  const store = createStore();
  const foreign = isForeignFrame();
  if (data && !foreign) {
    const reads = [data].flat().map(({ load }) => store.set(load));
    await Promise.race([Promise.all(reads), new Promise((resolve) => setTimeout(resolve))]);
  }
  const boot = getBoot();
  if (boot) boot.owned = true;
  document.documentElement.dataset.started = '';
  const restore = rememberDocument(root);
  const screen = (
    <Screen store={store}>
      {foreign ? <Framed /> : <View />}
      <Started restore={restore} isReady={!data} />
    </Screen>
  );
  // At once: a focus that moved between here and the render would be lost.
  flushSync(() => createRoot(root).render(screen));
  preloadOnFirstTouch();
  prepareToasts();
  if (!translated) showLoadError();
}
