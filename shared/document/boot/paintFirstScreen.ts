// The script after the content of a page that shows replies before React is there.
import './afterContent.ts';
import page from 'virtual:page';
import { type Boot, getBoot } from '../../api/boot.ts';
import { readReply } from '../../api/envelope.ts';
import { isForeignFrame } from '../../lib/browser.ts';
import { setLocale, setText } from '../../lib/messages.ts';
import { createLocale, type Language } from '../../lib/translation.ts';
import { whenParsed } from '../../lib/waiting.ts';
import type { FirstScreen, Paint, Painting, SendQuery } from '../../runtime/firstScreen.ts';
import { CONTENT_READY, markAfterPaint } from '../../runtime/metrics/marks.ts';
import { prerenderedCheck as isChecked } from '../../runtime/prerenderedForm.ts';
import { type ScreenContext, screenContext } from '../../runtime/screenContext.ts';
import { render } from '../dom/render.ts';
import { startReact } from './startReact.ts';
import { watchDialogs } from './watchDialogs.ts';

/** Whether pages of this build send load times; inserted by the build. */
declare const __METRICS__: boolean;
/** Whether a button of the page opens a dialog before React is there; inserted by the build. */
declare const __DIALOG__: boolean;
/** Whether the first screen depends on checkboxes; inserted by the build. */
declare const __CHECKS__: boolean;
/** The languages besides English in which the document contains the whole screen; inserted by the build. */
declare const __PRERENDERED__: readonly Language[];

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
  for (const tap of boot.taps) {
    document.querySelector(`[data-tap="${CSS.escape(tap)}"]`)?.classList.add('tapped');
  }
}

/** Sets the language of the page, and shows the heading in it if the document has it in English only. */
function translate(first: FirstScreen): void {
  const language = document.documentElement.lang as Language;
  const translations = page.translations?.[language];
  if (!translations) return;
  setLocale(createLocale(language, translations));
  if (__PRERENDERED__.includes(language)) return;
  const heading = document.querySelector<HTMLElement>('#root h1');
  if (heading) setText(heading, first.title());
}

/** The context of the page, with its checkboxes where something depends on them. */
const contextNow = (): ScreenContext =>
  __CHECKS__ ? { ...screenContext(), isChecked } : screenContext();

/** Paints what a reply contains, as soon as it is there. @returns whether it could be painted. */
async function paintReply(boot: Boot, ready: Promise<Paint | undefined>): Promise<boolean> {
  const now = await ready.catch(() => undefined);
  const show = () => {
    const painting = now?.(contextNow());
    if (painting) paint(boot, painting);
    return painting !== undefined;
  };
  const isPainted = show();
  if (__CHECKS__) document.onchange = show;
  if (__METRICS__ && isPainted && boot.metrics) markAfterPaint(CONTENT_READY);
  return isPainted;
}

/** Paints what is known without a reply, then what the replies contain. @returns whether the first reply could be painted. */
async function paintFirstScreen(boot: Boot, first: FirstScreen): Promise<boolean> {
  await new Promise<void>(whenParsed);
  translate(first);
  const waiting = first.waiting(contextNow());
  if (waiting) paint(boot, waiting);
  const painted = first.ready(takeReply).map((ready) => paintReply(boot, ready));
  void Promise.all(painted).then((all) => {
    boot.painted = all[all.length - 1] ?? waiting !== undefined;
  });
  return painted[0] ?? false;
}

// In a frame of another site nothing is shown.
const { first } = page;
if (__DIALOG__ && boot) watchDialogs(boot);
if (boot && first) void startReact(boot, !isForeignFrame() && paintFirstScreen(boot, first));
