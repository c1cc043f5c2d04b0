import type { Language } from '../../lib/languages.ts';
import { fetchTranslations } from './fetchTranslations.ts';
import { closePicker } from './openPicker.ts';
import { readBootData } from './readBootData.ts';
import { lookForRelease } from './reloadOnRelease.ts';

/** The languages of this page besides English; inserted by the build. */
declare const __LANGUAGES__: readonly Language[];

const boot = window.__boot;
if (boot) {
  const { next, lazyFiles: files = {} } = readBootData();
  const begun = __LANGUAGES__.length ? fetchTranslations(document.documentElement.lang, files) : {};
  boot.lazy = { files, begun, lookForRelease };
  if (next) boot.next = next;
  boot.closePicker = closePicker;
}
