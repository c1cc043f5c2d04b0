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
  market: 'Market',
  markets: { ph: 'Philippines', in: 'India' },
  language: 'Language',
  languages: { '': 'English', fil: 'Filipino' },
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
