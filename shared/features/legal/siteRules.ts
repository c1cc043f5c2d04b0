/* What the pages, their settings and the operator's details are compared with. */
import type { Rule } from './findingRule.ts';

export const sentScore: Rule = ({ policies }) =>
  policies.sentScore || policies.storeRatingStars > 1
    ? {
        severity: 'medium',
        title: 'Ratings are not what borrowers gave',
        detail: `The score is always sent as ${policies.sentScore}; the store opens from ${policies.storeRatingStars} stars.`,
        compare: 'Store rules against steering reviews',
      }
    : undefined;

export const checkedBox: Rule = ({ policies }) =>
  policies.agreementStartsChecked
    ? {
        severity: 'medium',
        title: 'The agreement box starts ticked',
        detail: 'Borrowers should give consent themselves. Cancel in the agreement closes the app.',
        compare: 'Consent by an assenting action',
      }
    : undefined;

export const registration: Rule = ({ operator }) => {
  const missing = [
    !operator.secNumber && 'SEC registration (VITE_SEC_NUMBER)',
    !operator.authorityNumber && 'Certificate of Authority (VITE_AUTHORITY_NUMBER)',
    !operator.address && 'address (VITE_COMPANY_ADDRESS)',
  ].filter(Boolean);
  return missing.length
    ? {
        severity: 'high',
        title: 'The operator is not named in full',
        detail: `Missing on the public pages: ${missing.join(', ')}.`,
        compare: 'SEC MC 19/2019',
      }
    : undefined;
};

export const identity: Rule = () => ({
  severity: 'medium',
  title: 'Identity travels in addresses',
  detail:
    'The session is in the query string, and therefore in logs and screenshots. Referrers are cut to the origin and nothing is loaded from other sites.',
  compare: 'OWASP ASVS 14.2.1',
});

export const testPage: Rule = ({ policies }) =>
  policies.testPreview
    ? {
        severity: 'high',
        title: 'The test page is in this build',
        detail:
          '/testPreview opens any page with chosen fields and asks for location; build without VITE_TEST_PREVIEW=on.',
        compare: 'Store permission policies',
      }
    : undefined;

export const phone: Rule = ({ policies }) =>
  policies.phoneRule === policies.market
    ? undefined
    : {
        severity: 'high',
        title: 'The landing page refuses local numbers',
        detail: `VITE_PHONE_RULE is ${policies.phoneRule}; the market is ${policies.market}. Its messages are Chinese.`,
        compare: 'The numbers of the market',
      };

export const captcha: Rule = () => ({
  severity: 'medium',
  title: 'The captcha is a picture only',
  detail:
    'There is no alternative for people who cannot see it, only the contact details next to it.',
  compare: 'WCAG 1.1.1',
});

export const forms: Rule = ({ policies }) =>
  policies.formsReachSomeone
    ? undefined
    : {
        severity: 'low',
        title: 'The forms of the public site send nothing',
        detail: 'They show a local message only, which says so.',
        compare: 'Fairness to visitors',
      };

export const trustedHosts: Rule = ({ policies }) =>
  policies.namesTrustedHosts
    ? undefined
    : {
        severity: 'medium',
        title: 'Addresses may lead to any public host',
        detail:
          'Anyone who can change a server reply can send borrowers anywhere. List the hosts of pages, payments and pictures in VITE_TRUSTED_HOSTS.',
        compare: 'OWASP ASVS 3.7.2',
      };

export const identityToAnyHost: Rule = ({ policies }) =>
  policies.identityToAnyHost
    ? {
        severity: 'high',
        title: 'Borrower identity is sent to any host',
        detail:
          'VITE_IDENTITY_TO_ANY_HOST=on appends the session to every https address in playeduL; name your own hosts in VITE_OWN_HOSTS instead.',
        compare: 'OWASP ASVS 14.2.3',
      }
    : undefined;
