import type { ShellInfo } from '../../shared/bridge/protocol.ts';
import { defineMessages } from '../../shared/lib/messages.ts';
import { wordsOf } from './sandbox.model.ts';

/** Texts of the testers' page but for the phone. */
export const testPreviewText = defineMessages('testPreview', {
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
    reading: 'Reading the scenarios…',
    loading: 'Loading…',
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
  elsewhere: 'Another site. Links and reports name the page before it.',
  report: 'Copy report',
  window: (width: number, height: number, ratio: number) =>
    `window ${width} × ${height}, pixel ratio ${ratio}`,
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
  sharesSession: (session: string) =>
    `The link opens the session ${session}, in the state that it then has. A report leaves the session out: it opens the same page in a session of one’s own.`,
  records: 'What happened',
  app: 'Network and app',
  networkHints: {
    works: '',
    offline:
      'Every call fails from now on, and the page knows that it is offline. Documents and scripts still load.',
    holds: 'Every call waits from now on, until another network is chosen.',
  },
  faults: {
    fault: 'Fault',
    noFault: 'None',
    on: 'In',
    calls: { read: 'Every read', write: 'Every write' } as Readonly<Record<string, string>>,
    times: { label: 'How often', options: { always: 'Always', '1': 'Once' } },
    variant: 'Reply variant',
    waits: 'Happens from the next such call on. Reload the page for its reads.',
    happened: 'Has happened.',
    again: 'Once more',
    held: (count: number) => (count === 1 ? '1 call is held:' : `${count} calls are held:`),
    release: 'Release',
  },
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
  lacksSome: 'goHome, callPhone',
  log: 'Messages and calls',
  noMessages: 'What the page tells app and lender appears here.',
  unanswered: 'no answer yet',
  answered: (outcome: number | 'failed', ms: number) =>
    outcome === 'failed' ? `no answer, after ${ms} ms` : `${outcome} in ${ms} ms`,
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
    newSession: 'New session',
    reset: 'Reset session',
    unanswered: 'the page got no answer',
  },
});

/** What happens in each fault of the sandbox, where its name alone does not say it. */
const FAULT_WORDS: Readonly<Record<string, string>> = {
  'lost-before': 'Lost before it was done',
  'lost-after': 'Done, its answer lost',
  drops: 'Connection cut',
  refused: 'Refused',
  'refused-after': 'Done, then “received before”',
  'signed-out': 'Session ended',
  'http-500': 'HTTP 500',
  'http-500-after': 'Done, then HTTP 500',
  'http-502-json': 'Done, then HTTP 502 in JSON',
  'html-after': 'Done, answered in HTML',
  'empty-200': 'Done, empty answer',
  'no-content': 'Done, HTTP 204',
  'no-data': 'Answer without its fields',
  'wrong-types': 'Fields of other types',
  'forged-address': 'Forged addresses',
  malformed: 'JSON cut short',
  'hold-before': 'Held, done on release',
  hold: 'Done, answer held',
  late: 'Answer after 65 s',
  'late-effect': 'Done after 65 s',
  stalled: 'Never answers',
};

export const faultWords = (name: string) => FAULT_WORDS[name] ?? wordsOf(name);

export const reportText = defineMessages('report', {
  title: (label: string) => `Report: ${label}`,
  none: 'none',
  facts: {
    page: 'Page',
    address: 'Address',
    open: 'Open it, in a session of your own',
    scenario: 'Order scenario',
    network: 'Network',
    fault: 'Fault',
    variant: 'Reply variant',
    market: 'Market',
    language: 'Language',
    device: 'Device',
    app: 'App',
    browser: 'Browser',
    screen: 'Screen',
    release: 'Release',
    time: 'Time',
  } as Readonly<Record<string, string>>,
});
