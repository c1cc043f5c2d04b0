import type { Derive, DeriveSettings, ReplyData } from '../../runtime/derive.ts';
import { fillSkeleton } from './fillSkeleton.ts';
import { readBootRequests } from './readBootData.ts';
import { settingsNow } from './settingsNow.ts';
import { whenParsed } from './whenParsed.ts';

/**
 * Fills the skeleton from the first reply, unless React has taken over.
 * @param derive what the page itself makes of the reply's data, if anything.
 * @param settings of this build, which the runtime configuration may override.
 */
export function fillFromReply(derive?: Derive, settings?: DeriveSettings): void {
  const boot = window.__boot;
  const [request] = readBootRequests();
  if (!boot || !request) return;
  const paint = (text: string) => {
    const root = document.getElementById('root');
    const own = settings && ((data: ReplyData) => derive?.(data, settingsNow(settings)));
    if (!root || boot.owned) return;
    fillSkeleton(root, text, request, own);
    const last = boot.taps[boot.taps.length - 1];
    if (last) boot.openPicker?.(last);
  };
  boot.replies[request.call.path]
    ?.then(({ status, text }) => status < 400 && whenParsed(() => paint(text)))
    .catch(() => undefined);
}
