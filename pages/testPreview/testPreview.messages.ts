import type { ShellInfo } from '../../shared/bridge/protocol.ts';
import { defineMessages } from '../../shared/lib/messages.ts';

/** Texts of the testers' page but for the phone. */
export const text = defineMessages('testPreview', {
  title: 'Test preview',
  views: 'Views',
  launch: 'Launch',
  phone: 'Phone',
  states: 'States',
  shellCheck: 'Shell check',
  links: 'Open a page',
  fields: 'Device fields',
  device: 'Device',
  names: {
    appVersion: 'App version',
    deviceName: 'Device name',
    deviceId: 'Device id',
    osVersion: 'OS version',
    sessionId: 'Session id',
    adId: 'Ad id',
    productId: 'Product id',
    orderId: 'Order id',
  },
  choices: {
    market: { label: 'Market', options: { ph: 'Philippines', in: 'India' } },
    language: { label: 'Language', options: { '': 'English', fil: 'Filipino' } },
  },
  scenario: 'Order scenario',
  scenarioNone: 'Custom order id',
  tools: 'Device tools',
  photo: 'Photo picker',
  photoAlt: (name: string) => `Picked photo ${name}`,
  contact: 'Contact',
  locate: 'Get location',
  locating: 'Reading the location…',
  located: (latitude: number, longitude: number) => `Latitude ${latitude}, longitude ${longitude}`,
  denied: 'Location access was denied. Allow it for this site or app and try again.',
  unavailable: 'This device does not provide a location.',
  check: {
    intro:
      'Tests the bridge from this page, in the real app too. Each button sends one action and shows its result.',
    asking: 'Asking the shell…',
    silent: 'No shell, or one that does not report its actions.',
    found: ({ shell, actions, events }: ShellInfo) =>
      `Shell: ${shell}. Actions: ${actions.join(', ')}. Events: ${events.join(', ')}.`,
    send: (action: string) => `Send ${action}`,
    outcomes: {
      native: 'native: done by the shell',
      sent: 'sent: the shell does not reply to this action, or did not reply',
      browser: 'browser: done by the browser',
      none: 'none: not possible here',
    } as Readonly<Record<string, string>>,
    recent: 'Last messages',
    guard: 'Ask me before Back',
  },
  grid: {
    shown: 'Shown',
    page: 'Page',
    everyPage: 'All pages, main states',
    count: (screens: number, pages: number) =>
      `${screens} ${screens === 1 ? 'screen' : 'screens'} of ${pages} ${pages === 1 ? 'page' : 'pages'}`,
    frame: (page: string, state: string) => `${page}: ${state}`,
  },
});

/** Texts of the framed phone, its log and the ledger beside it. */
export const phoneText = defineMessages('phone', {
  phone: 'Phone',
  page: 'Page',
  openAgain: 'Reload',
  back: 'Back',
  foreground: 'Resume',
  pop: 'Pop',
  frame: 'Framed phone',
  size: (width: number, height: number, percent: number) =>
    percent === 100 ? `${width} × ${height}` : `${width} × ${height}, at ${percent} %`,
  native: (action: string) => `The app now shows: ${action}`,
  closed: 'The app has closed the web view',
  backToPage: 'Back to the page',
  inTab: 'New tab',
  share: 'Share',
  shareTitle: (label: string) => `${label} on another device`,
  close: 'Close',
  qrLabel: 'QR code of the address',
  loopback:
    'A phone cannot reach this address. Open this page at the computer’s address in the network first.',
  copy: 'Copy address',
  copySetUp: 'Copy link to this set-up',
  records: 'Messages and ledger',
  app: 'Network and app',
  choices: {
    network: {
      label: 'Network',
      options: { works: 'Online', offline: 'Offline', holds: 'Calls on hold' },
    },
    transport: {
      label: 'Shell',
      options: { android: 'Android', androidOld: 'Older Android', ios: 'iOS', none: 'No app' },
    },
    pace: {
      label: 'Pace',
      options: {
        quick: 'Quick',
        slow: 'Slow (2 s)',
        late: 'Late (1.5 s)',
        silent: 'Never answers',
      },
    },
    announces: {
      label: 'Announced',
      options: { script: 'By script', hello: 'When asked', token: 'User agent', nothing: 'Never' },
    },
  },
  lacks: 'Lacks',
  log: 'Messages',
  noMessages: 'What page and app tell each other appears here.',
  last: (shown: number) => `The last ${shown}`,
  dropped: (problem: string) => `dropped: ${problem}`,
  raw: 'Message from the shell',
  sendRaw: 'Send the message',
  ledger: {
    title: 'Lender’s ledger',
    empty: 'Payments, codes, accounts and complaints of this session appear here.',
    none: 'There is no sandbox here, so there is no ledger.',
    elsewhere: 'paid without a page',
    counter: 'Payment counter',
    reset: 'Reset the sandbox',
    unanswered: 'the page got no answer',
  },
});
