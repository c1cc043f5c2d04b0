import { defineMessages } from '../../shared/lib/messages.ts';

/** Texts of the error page. */
export const text = defineMessages('errorPage', {
  title: 'This page could not be opened',
  detail:
    'The link may be old or incomplete. Your order and your payments have not changed. Please open the page again from the app.',
  detailWithOrder:
    'The link may be old or incomplete. Your order and your payments have not changed. Please open the page again from the app, or see your order.',
  order: 'See your order',
});
