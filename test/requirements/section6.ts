import { open, type Statement } from './statement.ts';

/** Roles and permissions. */
export const section6 = {
  '6-01':
    'The borrower is signed in and identified by session parameters in the query string (productId, orderId and others).',
  '6-02': 'Landing-page visitors are anonymous.',
  '6-03': open(
    'Customer-service staff appear only as the author of complaint replies.',
    'that they appear nowhere else cannot be tested; for their replies see 2.4-20 and 2.4-21',
  ),
  '6-04': 'Loan terms state the applicant must be Filipino.',
  '6-05': 'Loan terms state the applicant must be over 18.',
  '6-06': 'Loan terms state the applicant must have a permanent address in the country.',
  '6-07': open('Permission rules of the server.', 'server side: not specified'),
} as const satisfies Record<string, Statement>;
