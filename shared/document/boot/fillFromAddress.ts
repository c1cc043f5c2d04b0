import { isForeignFrame } from '../../lib/frame.ts';
import type { MoneyStyle } from '../../lib/money.ts';
import { fill } from './fillSkeleton.ts';
import { settingsNow } from './settingsNow.ts';
import { whenParsed } from './whenParsed.ts';

/**
 * Fills the prerendered state from the address, on pages that need no call for it.
 * @param prefill gives the text of each field of the skeleton; {} fills nothing.
 * @param style of amounts in this build, which the runtime configuration may override.
 */
export function fillFromAddress(
  prefill: (query: URLSearchParams, style: MoneyStyle) => object,
  style: MoneyStyle,
): void {
  const paint = () => {
    const root = document.getElementById('root');
    if (root && !window.__boot?.owned)
      fill(root, prefill(new URLSearchParams(location.search), settingsNow(style)));
  };
  if (isForeignFrame()) return;
  // On a first visit the runtime configuration may set another currency.
  const configured = window.__boot?.site?.ready;
  if (configured) configured.then(() => whenParsed(paint));
  else whenParsed(paint);
}
