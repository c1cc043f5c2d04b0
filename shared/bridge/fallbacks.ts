import { phoneText } from '../lib/contact.ts';
import { withParameters } from '../lib/url/parameters.ts';
import type { SanitizedUrl } from '../lib/url/sanitizeUrl.ts';
import { bridgeText } from './bridge.messages.ts';
import type { ActionName, ActionPayloads, Outcome } from './protocol.ts';

/** A notice with a link or something to copy. */
export interface Panel {
  title: string;
  text: string;
  link?: { href: string; label: string };
  copy?: string;
}

/** Settings for pages outside the app. */
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

export interface FallbackDependencies {
  settings: FallbackSettings;
  /** An app has opened the page, or a shell is present, although it did not act. */
  inShell: boolean;
  assign(href: string): void;
  /** Whether Back leads to a page, not to an empty tab. */
  canGoBack(): boolean;
  historyBack(): void;
  notify(text: string): void;
  panel(panel: Panel): void;
  sanitize(raw: unknown): SanitizedUrl;
  /** Calls `work` after a delay, unless the borrower has left for another app or page by then. */
  unlessLeft(afterMs: number, work: () => void): void;
  clearSession(): void;
}

/** How long a wallet may take to open before the borrower is told that it did not. */
const WALLET_WAIT_MS = 2000;

type Fallbacks = {
  [Name in ActionName]: (
    payload: ActionPayloads[Name],
    dependencies: FallbackDependencies,
  ) => Outcome;
};

/** Tells the borrower only of what a tap has asked for. */
export function refuse(action: string, { notify }: Pick<FallbackDependencies, 'notify'>): Outcome {
  if (action === 'openPage') notify(bridgeText.inApp);
  if (action === 'callPhone') notify(bridgeText.badNumber);
  return 'none';
}

/** `scheme://[host]/key?query`. */
function appLink(
  { appScheme, appHost }: FallbackSettings,
  key: string,
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `${appScheme}://${appHost}/${key}${search && `?${search}`}`;
}

function toApp(dependencies: FallbackDependencies, key: string, elsewhere: string): Outcome {
  dependencies.assign(dependencies.inShell ? appLink(dependencies.settings, key) : elsewhere);
  return 'browser';
}

function home(_: object, dependencies: FallbackDependencies): Outcome {
  return toApp(dependencies, dependencies.settings.routeKeys.main, dependencies.settings.homeRoute);
}

/** A page cannot tell whether an app took a link, so the borrower is asked. */
function offerAgain(href: string, dependencies: FallbackDependencies): void {
  const link = { href, label: bridgeText.walletAgain };
  dependencies.panel({ title: bridgeText.walletTitle, text: bridgeText.walletText, link });
}

function close(_: object, dependencies: FallbackDependencies): Outcome {
  if (dependencies.canGoBack()) dependencies.historyBack();
  else {
    const link = { href: dependencies.settings.homeRoute, label: bridgeText.home };
    dependencies.panel({ title: bridgeText.closeTitle, text: bridgeText.closeText, link });
  }
  return 'browser';
}

/** In a browser, or if the shell does not act. */
export const fallbacks: Fallbacks = {
  openPage({ url }, dependencies) {
    const address = dependencies.sanitize(url);
    if (address.kind !== 'web' && address.kind !== 'wallet')
      return refuse('openPage', dependencies);
    dependencies.assign(address.href);
    if (address.kind === 'wallet')
      dependencies.unlessLeft(WALLET_WAIT_MS, () => offerAgain(address.href, dependencies));
    return 'browser';
  },
  closeWebView: close,
  openProduct({ productId, position }, dependencies) {
    const { productUrl, storeUrl, homeRoute, routeKeys } = dependencies.settings;
    const query = { productId, ...(position && { position }) };
    const link =
      dependencies.inShell && appLink(dependencies.settings, routeKeys.productDetail, query);
    const page = productUrl && withParameters(productUrl, {}, query);
    dependencies.assign(page || link || storeUrl || homeRoute);
    return 'browser';
  },
  goHome: home,
  goMine: home,
  returnToLogin(_, dependencies) {
    dependencies.clearSession();
    dependencies.notify(bridgeText.login);
    const { loginRoute, routeKeys } = dependencies.settings;
    return dependencies.inShell || loginRoute
      ? toApp(dependencies, routeKeys.login, loginRoute)
      : 'browser';
  },
  callPhone({ number }, dependencies) {
    const link = { href: `tel:${number}`, label: phoneText(number) };
    dependencies.panel({
      title: bridgeText.callTitle,
      text: bridgeText.callText,
      link,
      copy: number,
    });
    return 'browser';
  },
  openRating(_, dependencies) {
    const { storeUrl } = dependencies.settings;
    if (storeUrl) dependencies.assign(storeUrl);
    else dependencies.notify(bridgeText.thanks);
    return storeUrl ? 'browser' : 'none';
  },
  reportConfirm: () => 'none',
  bindStart: () => 'none',
  // The bank form itself goes back to the order or closes the web view afterwards.
  bindEnd: () => 'none',
};
