import type { Derive, DeriveSettings, ReplyData } from '../../runtime/derive.ts';
import { firstReply } from './boot.ts';
import { fillSkeleton } from './fillSkeleton.ts';
import { currentConfig } from './loadRuntimeConfig.ts';
import { openPicker } from './openPicker.ts';
import { bootData } from './readBootData.ts';
import { whenParsed } from './whenParsed.ts';

/**
 * Fills the skeleton from the first reply, unless React has taken over.
 * @param derive what the page itself makes of the reply's data, if anything.
 * @param settings of this build, which the runtime configuration may override.
 */
export function fillFromReply(derive?: Derive, settings?: DeriveSettings): void {
  const [request] = bootData.requests;
  const paint = (text: string) => {
    const root = document.getElementById('root');
    const own = settings && ((data: ReplyData) => derive?.(data, currentConfig() ?? settings));
    const boot = window.__boot;
    if (!root || !request || !boot || boot.owned) return;
    fillSkeleton(root, text, request, own);
    const last = boot.taps[boot.taps.length - 1];
    if (last) openPicker(boot, last);
  };
  firstReply
    ?.then(({ status, text }) => status < 400 && whenParsed(() => paint(text)))
    .catch(() => undefined);
}
