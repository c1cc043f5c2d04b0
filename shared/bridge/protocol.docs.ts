import type { ActionName, CONTROLS, EventName } from './protocol.ts';

/** What an action is about, for native developers; read by the guide, never by a page. */
export interface ActionWords {
  /** When pages send it. */
  when: string;
  /** What the shell does. */
  shell: string;
  /** What the page does where no shell does it. */
  browser: string;
}

/** Every action in words (bridge.md, table). */
export const ACTION_WORDS: Readonly<Record<ActionName, ActionWords>> = {
  openPage: {
    when: 'an address of the server in the app’s own scheme, a screen of the app, a payment in a wallet, a document "in the app"',
    shell:
      'opens the address: own hosts in a bridged web view, foreign ones without the bridge, a screen of the app by its path, a wallet by its scheme',
    browser:
      'opens a web address, or a wallet by its link, with a hint where none came up; else says "Open this in the app"',
  },
  closeWebView: {
    when: 'a form was saved or cancelled, the error page is left',
    shell: 'closes this web view',
    browser: 'goes back, or says that the page can be closed',
  },
  openProduct: {
    when: 'Borrow Again',
    shell: 'shows the product',
    browser: 'opens the configured product page, the app link, or home',
  },
  goHome: {
    when: 'More products, below the offers on order details',
    shell: 'shows the home tab',
    browser: 'opens the configured home route or the app link',
  },
  goMine: {
    when: 'no page of this version; kept for the app’s own use of the protocol',
    shell: 'shows the "mine" tab',
    browser: 'as goHome',
  },
  returnToLogin: {
    when: 'Sign in, where the server says that the session has ended (HTTP 401)',
    shell:
      'shows its login screen and answers as soon as it is shown, not when the borrower has signed in; then opens the page again with the new session',
    browser: 'forgets the borrower on this device, asks to sign in, opens the login route',
  },
  callPhone: {
    when: 'a tap on a service number',
    shell: 'opens the dialler with the number; does not call by itself',
    browser: 'shows the number as a link and to copy',
  },
  openRating: {
    when: 'four or five stars',
    shell: 'shows the store’s rating',
    browser: 'opens the configured store address, or thanks',
  },
  reportConfirm: {
    when: 'Next of a loan confirmation; the page does not wait for it',
    shell: 'counts it (at: milliseconds since 1970)',
    browser: 'nothing',
  },
  bindStart: {
    when: 'the first touch of the bank form',
    shell: 'counts it',
    browser: 'nothing',
  },
  bindEnd: {
    when: 'the account was saved; closing or the way to the order is the page’s own next step',
    shell: 'counts it',
    browser: 'nothing',
  },
};

/** What a page or a shell looks for by name. Nothing else of the bridge is global. */
export const NAME_WORDS: Readonly<Record<string, { from: 'page' | 'shell'; says: string }>> = {
  'window.lendShell': {
    from: 'shell',
    says: 'the channel on Android: `postMessage(text)`, and `onmessage` where a message listener answers there',
  },
  'window.webkit.messageHandlers.lendShell': {
    from: 'shell',
    says: 'the channel on iOS: `postMessage(text)`',
  },
  'window.__lendShellReceive': {
    from: 'page',
    says: 'takes a reply or an event as text; true where the page handled it. Absent until the page’s scripts run: ask for it first',
  },
  'window.__lendShellInfo': {
    from: 'shell',
    says: 'what the shell can do, set before the page’s scripts: `{v: 1, shell, actions, events}`, and `lang` if it likes',
  },
  'LendShell/1': {
    from: 'shell',
    says: 'in the user agent: a shell is there, or will be; its channel is waited for',
  },
  clientType: {
    from: 'shell',
    says: '`ios` or `android` in the page’s address: as the user agent’s mark',
  },
  'window.android': {
    from: 'shell',
    says: 'only with `VITE_SHELL_ALIASES`: an existing app’s own methods by name, each taking the payload as JSON text',
  },
  'window.webkit.messageHandlers': {
    from: 'shell',
    says: 'only with `VITE_SHELL_ALIASES`: an existing app’s own handlers by name, each taking the payload as an object',
  },
};

/** The messages about the bridge itself, in words. */
export const CONTROL_WORDS: Readonly<Record<keyof typeof CONTROLS, string>> = {
  hello:
    'the page asks what the shell can do, unless its script has said so; page is the path alone',
  backGuard: 'the page wants to be asked before Back (on), or no longer',
};

/** The shell's events in words. */
export const EVENT_WORDS: Readonly<Record<EventName, string>> = {
  back: 'Back was pressed. The receive function returns true where the page keeps itself; on anything else the shell goes back',
  resume: 'the borrower is back on this page; it reads its data anew. reason says where from',
};
