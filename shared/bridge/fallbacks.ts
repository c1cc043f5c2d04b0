import type { SanitizedUrl } from '../lib/url/sanitizeUrl.ts';
import { text } from './bridge.messages.ts';
import type { ActionName, ActionPayloads, Outcome } from './protocol.ts';

/** A small notice with one link, shown in the page. */
export interface Panel {
  title: string;
  text: string;
  link?: { href: string; label: string };
  copy?: string;
}

/** What the operator has set for a page outside the app. */
export interface FallbackSettings {
  appScheme: string;
  appHost: string;
  routeKeys: {
    main: string;
    login: string;
    order: string;
    productDetail: string;
  };
  homeRoute: string;
  loginRoute: string;
  productUrl: string;
  storeUrl: string;
}

/** What the fallbacks may do to the page. */
export interface FallbackHands {
  settings: FallbackSettings;
  /** A shell object or token is there, although it did not answer. */
  inShell: boolean;
  assign(href: string): void;
  historyLength(): number;
  historyBack(): void;
  notify(text: string): void;
  panel(panel: Panel): void;
  sanitize(raw: unknown): SanitizedUrl;
  /** Does something after so many ms, unless the borrower has left for another app or page by then. */
  unlessLeft(afterMs: number, work: () => void): void;
  clearSession(): void;
}

/** So long a wallet may take to come up before the borrower is told that it did not. */
const WALLET_WAIT_MS = 2000;

type Fallbacks = {
  [Name in ActionName]: (payload: ActionPayloads[Name], hands: FallbackHands) => Outcome;
};

/** Tells the borrower of an action that was too odd to be done anywhere; others are dropped in silence. */
export function refuse(action: string, { notify }: Pick<FallbackHands, 'notify'>): Outcome {
  if (action === 'openPage') notify(text.inApp);
  if (action === 'callPhone') notify(text.badNumber);
  return 'none';
}

/** An app link: `scheme://[host]/key?query` (decisions 1). */
export function appLink(
  { appScheme, appHost }: FallbackSettings,
  key: string,
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `${appScheme}://${appHost}/${key}${search && `?${search}`}`;
}

function toApp(hands: FallbackHands, key: string, elsewhere: string): Outcome {
  hands.assign(hands.inShell ? appLink(hands.settings, key) : elsewhere);
  return 'browser';
}

function home(_: object, hands: FallbackHands): Outcome {
  return toApp(hands, hands.settings.routeKeys.main, hands.settings.homeRoute);
}

/** Nothing tells a page that no app took a link; the borrower may see that nothing happened. */
function offerAgain(href: string, hands: FallbackHands): void {
  const link = { href, label: text.walletAgain };
  hands.panel({ title: text.walletTitle, text: text.walletText, link });
}

function close(_: object, hands: FallbackHands): Outcome {
  if (hands.historyLength() > 1) hands.historyBack();
  else {
    const link = { href: hands.settings.homeRoute, label: text.home };
    hands.panel({ title: text.closeTitle, text: text.closeText, link });
  }
  return 'browser';
}

/** What each action does where no shell does it (bridge.md, table). */
export const fallbacks: Fallbacks = {
  openPage({ url }, hands) {
    const address = hands.sanitize(url);
    if (address.kind !== 'web' && address.kind !== 'wallet') return refuse('openPage', hands);
    hands.assign(address.href);
    if (address.kind === 'wallet')
      hands.unlessLeft(WALLET_WAIT_MS, () => offerAgain(address.href, hands));
    return 'browser';
  },
  closeWebView: close,
  openProduct({ productId, position }, hands) {
    const { productUrl, homeRoute, routeKeys } = hands.settings;
    const query = { productId, ...(position && { position }) };
    const link = hands.inShell && appLink(hands.settings, routeKeys.productDetail, query);
    hands.assign(productUrl || link || homeRoute);
    return 'browser';
  },
  goHome: home,
  goMine: home,
  returnToLogin(_, hands) {
    hands.clearSession();
    hands.notify(text.login);
    const { loginRoute, routeKeys } = hands.settings;
    return hands.inShell || loginRoute ? toApp(hands, routeKeys.login, loginRoute) : 'browser';
  },
  callPhone({ number }, hands) {
    const link = { href: `tel:${number}`, label: number };
    hands.panel({
      title: text.callTitle,
      text: text.callText,
      link,
      copy: number,
    });
    return 'browser';
  },
  openRating(_, hands) {
    const { storeUrl } = hands.settings;
    if (storeUrl) hands.assign(storeUrl);
    else hands.notify(text.thanks);
    return storeUrl ? 'browser' : 'none';
  },
  reportConfirm: () => 'none',
  bindStart: () => 'none',
  // The bind page itself goes on: back to the order, or it closes the web view (spec 4, "Bank form").
  bindEnd: () => 'none',
};
