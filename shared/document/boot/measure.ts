import { readBootData } from './readBootData.ts';

/** Whether pages of this build send load times; inserted by the build. */
declare const __METRICS__: boolean;

const { metrics } = __METRICS__ ? readBootData() : {};
const boot = window.__boot;

// Browsers do not draw a page that is not in view, so its times would say nothing.
if (boot && metrics && !document.hidden) {
  boot.metrics = metrics;
  document.addEventListener('visibilitychange', () => {
    if (!boot.ready) delete boot.metrics;
  });
}
