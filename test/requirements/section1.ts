import { open, type Statement } from './statement.ts';

/** What the product does and for whom. */
export const section1 = {
  '1-01': 'Borrowers use the product to bind a payment account.',
  '1-02': 'Borrowers use the product to confirm a loan offer.',
  '1-03': 'Borrowers use the product to view the status of a loan order.',
  '1-04': 'Borrowers use the product to repay in instalments.',
  '1-05': 'Borrowers use the product to extend (delay) a loan.',
  '1-06': 'Borrowers use the product to read legal and informational pages.',
  '1-07': 'Borrowers use the product to submit and rate complaints.',
  '1-08':
    'Visitors who are not yet users can reach a promotion landing page where they register by phone number, SMS code and image captcha.',
  '1-09': 'Visitors who registered are then sent to download the app.',
  '1-10':
    'A public marketing site (Home, About Us, Privacy Policy, Loan Terms And Conditions) exists.',
  '1-11': 'An older repayment flow with a bank-card and SMS-confirmation step exists.',
  '1-12': 'The product runs inside a native app web view and also as ordinary web pages.',
  '1-13': 'The product is aimed at the Philippines, with an Indian-rupee variant.',
  '1-14': 'The page can send the shell the action: open a page.',
  '1-15': 'The page can send the shell the action: close the web view.',
  '1-16': 'The page can send the shell the action: open a product page.',
  '1-17': 'The page can send the shell the action: go home.',
  '1-18': 'The page can send the shell the action: go to the mine tab.',
  '1-19': 'The page can send the shell the action: return to login.',
  '1-20': 'The page can send the shell the action: call a phone number.',
  '1-21': 'The page can send the shell the action: go to the rating page.',
  '1-22': 'The page can send the shell the action: report a confirm tracking event.',
  '1-23': 'The page can send the shell the action: start bank binding.',
  '1-24': 'The page can send the shell the action: end bank binding.',
  '1-25': open('The payloads of the actions that a page sends to the shell.', 'not specified'),
  '1-26':
    'Interface texts are mostly English, with some Indonesian, Spanish and Chinese strings used exactly as quoted.',
  '1-27': open('The behaviour of the server.', 'server side: not specified'),
} as const satisfies Record<string, Statement>;
