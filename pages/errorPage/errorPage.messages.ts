import { defineMessages } from '../../shared/lib/messages.ts';

/** Texts of the error page, besides those that any screen may show. */
export const errorPageText = defineMessages('errorPage', {
  title: 'Something went wrong',
  detail: 'The link may be old or incomplete.',
});
