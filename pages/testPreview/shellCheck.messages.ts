import { defineMessages } from '../../shared/lib/messages.ts';

/** Every text of the shell check (bridge.md). */
export const text = defineMessages('shellCheck', {
  intro:
    'Tries the bridge from inside this page, also in the real app. Each button sends one action; what became of it stands beside it.',
  found: 'The shell says',
  asking: 'Asking the shell…',
  silent: 'No shell, or one that does not say what it can do.',
  shell: 'Shell',
  actions: 'Actions',
  events: 'Events',
  none: 'none',
  send: (action: string) => `Send ${action}`,
  outcomes: {
    native: 'native: the shell has done it',
    sent: 'sent: the shell does not answer this one, or was silent',
    browser: 'browser: done the browser’s way',
    none: 'none: nothing to do here',
  } as Readonly<Record<string, string>>,
  recent: 'Last messages',
  nothing: 'Nothing yet.',
  guard: 'Ask me before Back',
});
