import { CONTENT_READY, markAfterPaint } from '../../runtime/metrics/marks.ts';
import { readBootData, readBootRequests } from './readBootData.ts';
import { whenParsed } from './whenParsed.ts';

/** Marks the paint of the reply's texts, unless the reply has not been written into the skeleton. */
function markFilled(): void {
  if (document.querySelector('#root .filled')) markAfterPaint(CONTENT_READY);
}

const { metrics } = readBootData();
const boot = window.__boot;

// Browsers do not draw a page that is not in view, so its times would say nothing.
if (boot && metrics && !document.hidden) {
  boot.metrics = metrics;
  document.addEventListener('visibilitychange', () => {
    if (!boot.ready) delete boot.metrics;
  });
  const [first] = readBootRequests();
  const reply = first && boot.replies[first.call.path];
  // In a later task, and so after the reply has been written, which waits for the document in the same way.
  reply?.then(() => setTimeout(whenParsed, 0, markFilled)).catch(() => undefined);
}
