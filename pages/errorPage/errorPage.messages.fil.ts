import { translation } from '../../shared/lib/translation.ts';
import { filipino } from '../../shared/runtime/shared.messages.fil.ts';
import type { text } from './errorPage.messages.ts';

/** The error page in Filipino. */
export const locale = filipino([
  translation<typeof text>('errorPage', {
    detail: 'Maaaring luma o kulang ang link.',
  }),
]);
