import type { Translation } from '../../shared/lib/translation.ts';
import { everyScreen } from '../../shared/runtime/shared.messages.fil.ts';
import type { errorPageText } from './errorPage.messages.ts';

/** The error page in Filipino. */
export default {
  ...everyScreen,
  errorPage: {
    title: 'May nangyaring mali',
    detail: 'Maaaring luma o kulang ang link.',
  },
} satisfies Translation<typeof errorPageText>;
