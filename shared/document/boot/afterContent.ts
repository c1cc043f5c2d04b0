// The script after the content of a page.
import './errorReport.ts';
import { getBoot } from '../../api/boot.ts';
import type { Language } from '../../lib/translation.ts';
import type { BootData } from './bootData.ts';
import { lookForRelease } from './reloadOnRelease.ts';

/** Whether pages of this build send load times; inserted by the build. */
declare const __METRICS__: boolean;
/** Data about the build; inserted by it. */
declare const __BOOT_DATA__: BootData;

const { next, translations = {}, metrics } = __BOOT_DATA__;

/** Fetches a script at the same time as those of the page, and does not run it. */
function preload(address: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: '', href: address });
  document.head.append(link);
}

translations[document.documentElement.lang as Language]?.forEach(preload);

const boot = getBoot();
if (boot) {
  boot.lookForRelease = lookForRelease;
  if (next) boot.next = next;
}

// Browsers do not draw a page that is not in view, so its times would say nothing.
if (__METRICS__ && boot && metrics && !document.hidden) {
  boot.metrics = metrics;
  document.addEventListener('visibilitychange', () => {
    if (!boot.ready) delete boot.metrics;
  });
}
