import { defineMessages } from '../../../shared/lib/messages.ts';

/** Texts of the grid of states. */
export const text = defineMessages('states', {
  intro:
    'Every screen in every state that the sandbox can bring about. Choose one to use it in the phone.',
  shown: 'Shown',
  page: 'Page',
  everyPage: 'All pages',
  states: 'States',
  which: { main: 'Main states', every: 'Every scenario' },
  device: 'Phone',
  language: 'Language',
  count: (screens: number, pages: number) =>
    `${screens} ${screens === 1 ? 'screen' : 'screens'} of ${pages} ${pages === 1 ? 'page' : 'pages'}`,
  kinds: {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'Empty',
    error: 'Error',
    signedOut: 'Session ended',
    offline: 'Offline',
  },
  frame: (page: string, state: string) => `${page}: ${state}`,
});
