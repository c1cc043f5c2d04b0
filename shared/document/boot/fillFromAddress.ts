import { isForeignFrame } from '../../lib/frame.ts';
import type { MoneyStyle } from '../../lib/money.ts';
import { fill } from './fillSkeleton.ts';
import { currentConfig, runtimeConfig } from './loadRuntimeConfig.ts';

/**
 * Fills the prerendered state from what the address says, for pages that need no call. @param prefill the page's own decision; {} fills nothing.
 * @param style of amounts, as the build says; the runtime configuration may say otherwise.
 */
export function fillFromAddress(
  prefill: (query: URLSearchParams, style: MoneyStyle) => Record<string, string>,
  style: MoneyStyle,
): void {
  const paint = () => {
    const root = document.getElementById('root');
    if (!root || document.readyState === 'loading') setTimeout(paint, 10);
    else if (!window.__boot?.owned)
      fill(root, prefill(new URLSearchParams(location.search), currentConfig() ?? style));
  };
  if (isForeignFrame()) return;
  // A first visitor's currency may be another than the build's.
  if (runtimeConfig.ready) runtimeConfig.ready.then(paint);
  else paint();
}
