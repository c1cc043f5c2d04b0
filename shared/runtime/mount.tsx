import '../ui/theme.css';
import './page.css';
import { createStore } from 'jotai/vanilla';
import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { getBoot, LANGUAGE_WAITS } from '../api/boot.ts';
import type { Query } from '../api/query.ts';
import { preloadClient } from '../api/send.ts';
import { dropRecordsOfOthers } from '../api/session/session.ts';
import { isForeignFrame } from '../lib/browser.ts';
import { setLocale } from '../lib/messages.ts';
import { createLocale } from '../lib/translation.ts';
import { within } from '../lib/waiting.ts';
import { ErrorBlock } from '../ui/Block.tsx';
import { showLoadError } from '../ui/reloadPage.ts';
import { prepareToasts } from '../ui/toast.ts';
import type { Read } from './firstScreen.ts';
import { type QueryAtoms, queryAtoms, type ReadOptions } from './queryAtoms.ts';
import { makeReady } from './ready.ts';
import { rememberDocument } from './rememberDocument.ts';
import { runtimeText } from './runtime.messages.ts';
import { Screen } from './Screen.tsx';

const Framed = () => (
  <ErrorBlock title={runtimeText.framedTitle} detail={runtimeText.framedDetail} />
);

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

/** What of a page its live screen needs. */
interface MountedPage {
  read?: Read<unknown>;
  secondQuery?: Query<object, unknown>;
}

type DataOf<Page> = Page extends { read?: Read<infer Data> } ? Data : never;
type SecondOf<Page> = Page extends { secondQuery?: Query<object, infer Data> } ? Data : never;

/** What the live screen of a page gets: what `page.ts` says of it, with its data. */
export type LivePage<Page> = Omit<Page, 'read' | 'secondQuery'> & {
  query: QueryAtoms<DataOf<Page>>;
  secondQuery: QueryAtoms<SecondOf<Page>>;
};

/** How the queries of a page are live. */
interface LiveOptions extends ReadOptions {
  /** The page is complete without its second reply: nothing is said if that is refused. */
  isSecondQuiet?: true;
}

/** Remote data, whatever they are. */
type Readable = Pick<QueryAtoms<unknown>, 'load'>;

/** A page with its live screen. */
export interface Mounted {
  Live: ComponentType;
  data: readonly Readable[];
}

/**
 * Sets the language that the head script has chosen, with the texts that it has loaded. @returns false if they are lost, and
 * the page is English.
 */
async function setLoadedLocale(): Promise<boolean> {
  const texts = getBoot()?.texts;
  if (!texts) return true;
  const root = document.documentElement;
  const loaded = await texts;
  root.removeAttribute(LANGUAGE_WAITS);
  if (loaded) setLocale(createLocale(root.lang, loaded.default));
  return loaded !== undefined;
}

/** Stands for a query that a page does not have. */
const unread = () => undefined;

function liveQueries(
  { read = unread, secondQuery }: MountedPage,
  { isSecondQuiet, ...options }: LiveOptions,
) {
  const second = queryAtoms(secondQuery ?? unread, isSecondQuiet && { failed: () => undefined });
  const beside = secondQuery && second;
  return { query: queryAtoms(read, { ...options, beside }), secondQuery: second };
}

/** The longest wait for the end of a word that is being composed, ms. */
const COMPOSING_LIMIT_MS = 10_000;

/** Resolves when the word that a keyboard composes is in its field. In another field it would be composed once more. */
const whenComposed = () =>
  new Promise<void>((resolve) => {
    document.addEventListener('compositionend', () => setTimeout(resolve), { once: true });
  });

/**
 * Starts React in the prerendered document. Remote data are read first, and the render waits one task for them, so that
 * it shows replies that have already arrived.
 */
async function start(root: HTMLElement, { Live, data }: Mounted): Promise<void> {
  const isTranslated = await setLoadedLocale();
  dropRecordsOfOthers();
  const store = createStore();
  const foreign = isForeignFrame();
  if (data.length && !foreign) {
    const reads = data.map(({ load }) => store.set(load));
    await Promise.race([Promise.all(reads), new Promise((resolve) => setTimeout(resolve))]);
  }
  const boot = getBoot();
  if (boot?.composing) await within(COMPOSING_LIMIT_MS, whenComposed());
  if (boot) boot.owned = true;
  document.documentElement.dataset.started = '';
  const restore = rememberDocument(root);
  const screen = (
    <Screen store={store}>
      {foreign ? <Framed /> : <Live />}
      <Started restore={restore} isReady={!data.length} />
    </Screen>
  );
  // At once: a focus that moved between here and the render would be lost.
  flushSync(() => createRoot(root).render(screen));
  preloadOnFirstTouch();
  prepareToasts();
  if (!isTranslated) showLoadError();
}

/**
 * Mounts the live screen of a page, which gets what `page.ts` says of it. The build and tests, which have no document of
 * the page, only take the result.
 */
export function mount<Page extends MountedPage>(
  page: Page,
  View: ComponentType<LivePage<Page>>,
  options: LiveOptions = {},
): Mounted {
  const queries = liveQueries(page, options);
  const live = { ...page, ...queries } as unknown as LivePage<Page>;
  const data = [page.read && queries.query, page.secondQuery && queries.secondQuery].filter(
    (one) => one !== undefined,
  );
  const mounted: Mounted = { Live: () => <View {...live} />, data };
  const root = typeof document === 'undefined' ? null : document.getElementById('root');
  if (root) void start(root, mounted);
  return mounted;
}
