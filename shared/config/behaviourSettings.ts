import type { LegacyAlias } from '../bridge/transport.ts';
import { map, text } from './setting.ts';
import { oneOf } from './settingForms.ts';

/** What pages do, where the lender may choose. */
export const BEHAVIOUR_SETTINGS = {
  storeRatingStars: text({
    env: 'VITE_STORE_RATING_STARS',
    fallback: '4',
    pattern: '[1-5]',
    expects: '1 to 5',
    meaning: "policy: with this many stars or more, the store's rating page opens",
    file: true,
  }),
  sentScore: text({
    env: 'VITE_SENT_SCORE',
    fallback: '5',
    pattern: '[1-5]|chosen',
    expects: '1 to 5, or chosen',
    meaning:
      'policy: the score that an order rating sends, whatever the borrower chose; `chosen` sends what the borrower chose',
    file: true,
  }),
  idempotencyKey: text<'on' | 'off'>({
    env: 'VITE_IDEMPOTENCY_KEY',
    fallback: 'on',
    ...oneOf(['on', 'off']),
    meaning:
      'whether writes carry an `Idempotency-Key` header, the same on every repetition; a server on another origin must allow it (CORS)',
  }),
  agreementStarts: text<'checked' | 'unchecked'>({
    env: 'VITE_AGREEMENT_STARTS',
    fallback: 'checked',
    ...oneOf(['checked', 'unchecked']),
    meaning: 'policy: whether the agreement box is ticked when the page opens',
    file: true,
  }),
  serviceWorker: text<'on' | 'off'>({
    env: 'VITE_SERVICE_WORKER',
    fallback: 'on',
    ...oneOf(['on', 'off']),
    meaning:
      'whether pages that were opened before open from the phone, by a service worker; `off` removes it',
    file: true,
  }),
  shellAliases: map<Record<string, LegacyAlias>>({
    env: 'VITE_SHELL_ALIASES',
    fallback: '{}',
    example: '{"closeWebView":{"style":"perHandler","name":"closeWebview"}}',
    pattern: '',
    expects: 'a JSON object',
    meaning: 'maps an action to a handler of an existing app',
  }),
} as const;
