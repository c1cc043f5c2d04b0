import '../ui/theme.css';
import './page.css';
// The loading message's script comes with the request chunk; its css must be in the document.
import '../ui/loading.css';
import { createStore } from 'jotai/vanilla';
import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { warmUp } from '../api/send.ts';
import { dropRecordsOfOthers } from '../api/session/owner.ts';
import { config } from '../config/config.ts';
import { isForeignFrame } from '../lib/frame.ts';
import type { Language } from '../lib/languages.ts';
import { ErrorBlock } from '../ui/ErrorBlock.tsx';
import { showLost } from '../ui/lazy/reloadPage.ts';
import { prepareToasts } from '../ui/toast.ts';
import type { QueryAtoms } from './queryAtoms.ts';
import { makeReady } from './ready.ts';
import { text } from './runtime.messages.ts';
import { Screen } from './Screen.tsx';

/** Whether pages of this build read the file on the CDN; written in by the build. */
declare const __SITE_FILE__: boolean;

const Framed = () => <ErrorBlock title={text.framedTitle} detail={text.framedDetail} />;

/** A page without remote data is ready with its first render; the others say so themselves. */
function Ready() {
  useEffect(makeReady, []);
  return null;
}

function warmUpOnFirstTouch(): void {
  for (const name of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(name, warmUp, {
      once: true,
      capture: true,
      passive: true,
    });
  }
}

/** The file on the CDN has its say before the screen is drawn; a slow one is waited for 2 s at most. */
async function takeSiteSettings(): Promise<void> {
  const { site } = window.__boot ?? {};
  await site?.ready;
  Object.assign(config, site?.settings);
}

/** A screen's words in its other languages, each in a chunk of its own. */
type LoadWords = Partial<Record<Language, () => Promise<{ speak: () => void }>>>;

/**
 * The document's script has chosen the language; without its words the page speaks English after all.
 * @returns whether it has them, or needs none.
 */
async function speakLanguage(words: LoadWords): Promise<boolean> {
  const root = document.documentElement;
  try {
    (await words[root.lang as Language]?.())?.speak();
    return true;
  } catch {
    root.lang = 'en';
    return false;
  }
}

/**
 * Starts a screen's React root in the prerendered document. With remote data the read begins
 * first and gets one task's grace, so that a reply which is already there is the first render.
 * @param view the screen. @param data what it stands on, if anything. @param words its other languages.
 */
export async function mount<Data>(
  view: ReactNode,
  data?: QueryAtoms<Data>,
  words?: LoadWords,
): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  if (__SITE_FILE__) await takeSiteSettings();
  const spoken = !words || (await speakLanguage(words));
  dropRecordsOfOthers();
  const store = createStore();
  const foreign = isForeignFrame();
  if (data && !foreign) {
    const read = store.set(data.load);
    await Promise.race([read, new Promise((resolve) => setTimeout(resolve))]);
  }
  if (window.__boot) window.__boot.owned = true;
  document.documentElement.dataset.started = '';
  createRoot(root).render(
    <Screen store={store}>
      {foreign ? <Framed /> : view}
      {!data && <Ready />}
    </Screen>,
  );
  warmUpOnFirstTouch();
  prepareToasts();
  if (!spoken) showLost();
}
