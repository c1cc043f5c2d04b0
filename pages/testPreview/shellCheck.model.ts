import type { RecentMessage } from '../../shared/bridge/log.ts';
import type { ActionPayloads } from '../../shared/bridge/protocol.ts';

/** A sample payload for each action. @param site address of the site, with a trailing slash. */
export const samplesOf = (site: string): ActionPayloads => ({
  openPage: { url: `${site}customerService`, title: 'Help' },
  closeWebView: { reason: 'done' },
  openProduct: { productId: '7', position: '1' },
  goHome: {},
  goMine: {},
  returnToLogin: { reason: 'expired' },
  callPhone: { number: '+63280000100' },
  openRating: { from: 'order' },
  reportConfirm: { productId: '7', orderId: '1001', at: 1790000000000 },
  bindStart: { productId: '7', cardType: '1' },
  bindEnd: { productId: '7', ok: true },
});

/** A recent bridge message as one line of text. */
export function lineOf({ kind, name, detail }: RecentMessage): string {
  return `${kind} ${name}: ${typeof detail === 'string' ? detail : JSON.stringify(detail)}`;
}
