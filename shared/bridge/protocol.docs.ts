import type { ActionName, CONTROLS, EventName } from './protocol.ts';

/** Describes an action for native developers; part of the README, of no page. */
export interface ActionDocs {
  /** When pages send it. */
  when: string;
  /** What the shell does. */
  shell: string;
  /** What the page does if no shell does it. */
  browser: string;
}

/** Describes every action. */
export const ACTION_DOCS: Readonly<Record<ActionName, ActionDocs>> = {
  openPage: {
    when: 'opening an address in the app’s own scheme, a screen of the app, a payment in a wallet, or a document to be read in the app',
    shell:
      'opens the address: own hosts in a bridged web view, other hosts in one without the bridge, a screen of the app by its path, a wallet by its scheme',
    browser:
      'opens a web address or a wallet link, and says so if no wallet opened; otherwise says "Open this in the app"',
  },
  closeWebView: {
    when: 'after a form was saved or cancelled, and to leave the error page',
    shell: 'closes this web view',
    browser: 'goes back, or says that the page can be closed',
  },
  openProduct: {
    when: 'a tap on Borrow Again',
    shell: 'shows the product',
    browser: 'opens the configured product page with the same parameters, the app link, or home',
  },
  goHome: {
    when: 'a tap on the link to more products, below the offers on order details',
    shell: 'shows the home tab',
    browser: 'opens the configured home page, or the app by a link',
  },
  goMine: {
    when: 'sent by no page of this version; part of the protocol for later ones',
    shell: 'shows the "mine" tab',
    browser: 'same as goHome',
  },
  returnToLogin: {
    when: 'a tap on Sign in, after the server said that the session has ended (HTTP 401)',
    shell:
      'shows its login screen and replies as soon as the screen is shown, without waiting for the borrower to sign in; afterwards it opens the page again with the new session',
    browser:
      'deletes the borrower’s data on this device, asks the borrower to sign in, opens the login page',
  },
  callPhone: {
    when: 'a tap on a service number',
    shell: 'opens the dialler with the number; does not call by itself',
    browser: 'shows the number, to tap or to copy',
  },
  openRating: {
    when: 'a rating of four or five stars',
    shell: 'shows the store’s rating dialog',
    browser: 'opens the configured store address, or says thank you',
  },
  reportConfirm: {
    when: 'a tap on Next in a loan confirmation; the page does not wait for a reply',
    shell: 'counts it (`at` is in milliseconds since 1970)',
    browser: 'nothing',
  },
  bindStart: {
    when: 'the first touch of the bank form',
    shell: 'counts it',
    browser: 'nothing',
  },
  bindEnd: {
    when: 'the account was saved; the page then closes itself or opens the order',
    shell: 'counts it',
    browser: 'nothing',
  },
};

/** The global names that the bridge uses. It uses no others. */
export const GLOBAL_DOCS: Readonly<Record<string, { from: 'page' | 'shell'; meaning: string }>> = {
  'window.lendShell': {
    from: 'shell',
    meaning:
      'the channel on Android: `postMessage(text)`, and `onmessage` if a message listener replies there',
  },
  'window.webkit.messageHandlers.lendShell': {
    from: 'shell',
    meaning: 'the channel on iOS: `postMessage(text)`',
  },
  'window.__lendShellReceive': {
    from: 'page',
    meaning:
      'takes a reply or an event as text; returns true if the page handled it. Absent until the page’s scripts run, so check for it first',
  },
  'window.__lendShellInfo': {
    from: 'shell',
    meaning:
      'what the shell can do, set before the page’s scripts: `{v: 1, shell, actions, events}`, and optionally `lang`',
  },
  'LendShell/1': {
    from: 'shell',
    meaning: 'in the user agent: a shell is present or will be, so pages wait for its channel',
  },
  clientType: {
    from: 'shell',
    meaning:
      '`ios` or `android` in the page’s address: means the same as the mark in the user agent',
  },
  'window.android': {
    from: 'shell',
    meaning:
      'only with `VITE_SHELL_ALIASES`: an existing app’s own methods by name, each taking the payload as JSON text',
  },
  'window.webkit.messageHandlers': {
    from: 'shell',
    meaning:
      'only with `VITE_SHELL_ALIASES`: an existing app’s own handlers by name, each taking the payload as an object',
  },
};

/** Describes the messages about the bridge itself. */
export const CONTROL_DOCS: Readonly<Record<keyof typeof CONTROLS, string>> = {
  hello:
    'the page asks what the shell can do, unless the shell’s script has said so; `page` is the path without the query',
  backGuard: 'whether the page wants to be asked before Back',
};

/** Describes the shell’s events. */
export const EVENT_DOCS: Readonly<Record<EventName, string>> = {
  back: 'Back was pressed. The receive function returns true if the page stays; otherwise the shell goes back',
  resume:
    'the borrower is back on this page; the page reads its data again. `reason` says where the borrower was',
};
