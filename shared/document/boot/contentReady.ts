import { CONTENT_READY, markAfterPaint } from '../../runtime/metrics/marks.ts';
import { bootData } from './readBootData.ts';

/** How often to look whether the rest of the document has arrived, ms. */
const LOOK_AGAIN_MS = 30;

/** Marks the paint of the reply's texts, unless the reply has not been written into the skeleton. */
function markFilled(mayCome: boolean): void {
  if (document.querySelector('#root .filled')) markAfterPaint(CONTENT_READY);
  else if (mayCome) setTimeout(markFilled, LOOK_AGAIN_MS, document.readyState === 'loading');
}

const { metrics, requests } = bootData;
const boot = window.__boot;

// Browsers do not draw a page that is not in view, so its times would say nothing.
if (boot && metrics && !document.hidden) {
  boot.metrics = metrics;
  document.addEventListener('visibilitychange', () => {
    if (!boot.ready) delete boot.metrics;
  });
  const [first] = requests;
  const reply = first && boot.replies[first.call.path];
  // In a later task, when the reply has been written.
  reply?.then(() => setTimeout(markFilled, 0, true)).catch(() => undefined);
}
