// The script after the content of a page.
import page from 'virtual:page';
import { type Boot, getBoot, LANGUAGE_WAITS } from '../../api/boot.ts';
import { readReply } from '../../api/envelope.ts';
import { isForeignFrame } from '../../lib/browser.ts';
import { setLocale } from '../../lib/messages.ts';
import { createLocale } from '../../lib/translation.ts';
import { whenParsed, within } from '../../lib/waiting.ts';
import {
  type FirstScreen,
  firstScreen,
  type Paint,
  type Painting,
  type SendQuery,
} from '../../runtime/firstScreen.ts';
import {
  prerenderedChoice as choiceOf,
  prerenderedCheck as isChecked,
} from '../../runtime/prerenderedForm.ts';
import { type ScreenContext, screenContext } from '../../runtime/screenContext.ts';
import { render } from '../dom/render.ts';
import type { BootData } from './bootData.ts';
import { reportErrors } from './errorReport.ts';
import { markTaps } from './keepTaps.ts';
import { reloadOnRelease } from './reloadOnRelease.ts';
import { startReact } from './startReact.ts';

/** Data about the build; inserted by it. */
declare const __BOOT_DATA__: BootData;
/** Whether the document shows the view of the page before React is there; inserted by the build. */
declare const __PAINTS__: boolean;
/** Whether the first screen depends on checkboxes or radio buttons; inserted by the build. */
declare const __CHECKS__: boolean;

const boot = getBoot();

/** Decodes the reply that the head script has asked for. */
const takeReply: SendQuery = (query) =>
  boot?.replies[query.call.path]?.reply.then((reply) => readReply(query.call, reply));

/** Shows a state of the first screen in place of what the document shows, unless React has taken over. */
function paint(boot: Boot, { view, texts }: Painting): void {
  const place = document.querySelector('#root [aria-busy]');
  if (!place || boot.owned) return;
  render(view, place);
  for (const [selector, text] of Object.entries(texts)) {
    const element = document.querySelector(selector);
    if (element) element.textContent = text;
  }
  markTaps(boot);
}

/**
 * Sets the language of the page, once its texts are there; English if they cannot be loaded, which React says.
 * @returns whether it is another one.
 */
async function translate({ texts }: Boot): Promise<boolean> {
  const loaded = await texts;
  const { documentElement } = document;
  if (loaded) setLocale(createLocale(documentElement.lang, loaded.default));
  documentElement.removeAttribute(LANGUAGE_WAITS);
  return loaded !== undefined;
}

/** The context of the page, with what is chosen in it where something depends on that. */
const contextNow = (): ScreenContext =>
  __CHECKS__ ? { ...screenContext(), isChecked, choiceOf } : screenContext();

/** Paints what a reply contains, as soon as it is there. @returns whether it could be painted. */
async function paintReply(boot: Boot, ready: Promise<Paint | undefined>): Promise<boolean> {
  const now = await ready.catch(() => undefined);
  const show = () => {
    if (now) paint(boot, now(contextNow()));
  };
  show();
  if (__CHECKS__) document.onchange = show;
  return now !== undefined;
}

/**
 * Paints what the replies contain and, until they are there, what is known without them and the document does not show.
 * @returns whether the first reply could be painted.
 */
async function paintFirstScreen(boot: Boot, first: FirstScreen): Promise<boolean> {
  const [isTranslated] = await Promise.all([translate(boot), new Promise<void>(whenParsed)]);
  const painted = first.ready(takeReply).map((ready) => paintReply(boot, ready));
  void Promise.all(painted).then((all) => {
    boot.painted = all[all.length - 1] ?? true;
  });
  // In another language the reply may have come before the texts, and is painted at once. English does not look for that,
  // because what the address says must be painted before the first frame.
  const isShown = isTranslated && (await within(0, painted[0]));
  const context = contextNow();
  if (!isShown && (isTranslated || first.saysMore(context))) paint(boot, first.waiting(context));
  return painted[0] ?? false;
}

reportErrors();
reloadOnRelease();
if (boot) Object.assign(boot, __BOOT_DATA__);
// In a frame of another site nothing is shown.
if (__PAINTS__ && boot)
  void startReact(boot, !isForeignFrame() && paintFirstScreen(boot, firstScreen(page)));
