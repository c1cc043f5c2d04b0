import { defineMessages } from '../../shared/lib/messages.ts';

/** Texts of the shell check. */
export const text = defineMessages('shellCheck', {
  intro:
    'Tests the bridge from this page, in the real app too. Each button sends one action and shows its result.',
  found: 'Reported by the shell',
  asking: 'Asking the shell…',
  silent: 'No shell, or one that does not report its actions.',
  shell: 'Shell',
  actions: 'Actions',
  events: 'Events',
  none: 'none',
  send: (action: string) => `Send ${action}`,
  outcomes: {
    native: 'native: done by the shell',
    sent: 'sent: the shell does not reply to this action, or did not reply',
    browser: 'browser: done by the browser',
    none: 'none: not possible here',
  } as Readonly<Record<string, string>>,
  recent: 'Last messages',
  nothing: 'Nothing yet.',
  guard: 'Ask me before Back',
});
