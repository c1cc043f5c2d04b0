import type { Grouping } from '../lib/money.ts';
import { PHONE_RULE_IDS, type PhoneRuleId } from '../lib/phone.ts';
import type { Currency } from './market.ts';
import { text } from './setting.ts';
import { MAIL, oneOf, orNone, PHONE, SECURE_OR_PATH, SHORT_TEXT } from './settingForms.ts';

/** The brand and its market. */
export const BRAND_SETTINGS = {
  brandName: text({
    env: 'VITE_BRAND_NAME',
    fallback: 'PesoBridge',
    ofSample: true,
    ...SHORT_TEXT,
    meaning: 'name of the brand',
    file: true,
  }),
  logo: text({
    env: 'VITE_LOGO',
    example: '/logo.svg',
    ...SECURE_OR_PATH,
    meaning: 'square logo of the brand; a drawn one if empty',
    file: true,
  }),
  servicePhone: text({
    env: 'VITE_SERVICE_PHONE',
    fallback: '+63280000100',
    ofSample: true,
    ...PHONE,
    meaning: 'telephone of customer service if the server sends none',
    file: true,
  }),
  serviceEmail: text({
    env: 'VITE_SERVICE_EMAIL',
    fallback: 'help@lend.example',
    ofSample: true,
    ...MAIL,
    meaning: 'e-mail address of customer service',
    file: true,
  }),
  currency: text<Currency>({
    env: 'VITE_CURRENCY',
    example: '₱',
    pattern: '[₱₹]?',
    expects: '₱ or ₹',
    meaning: 'currency of amounts in minor units whose address names none',
    file: true,
  }),
  grouping: text<Grouping>({
    env: 'VITE_GROUPING',
    example: 'comma',
    ...orNone(oneOf(['none', 'dot', 'comma', 'indian'])),
    meaning: 'how such amounts are grouped',
    file: true,
  }),
  timeZone: text({
    env: 'VITE_TIME_ZONE',
    example: 'Asia/Manila',
    pattern: '([A-Za-z_]+/[A-Za-z_]+)?',
    expects: 'a time zone such as Asia/Manila',
    meaning: 'time zone that decides which day is today',
    file: true,
  }),
  phoneRule: text<PhoneRuleId>({
    env: 'VITE_PHONE_RULE',
    example: 'ph',
    ...orNone(oneOf(PHONE_RULE_IDS)),
    meaning: 'rule for mobile numbers on the landing page',
    file: true,
  }),
  phoneGroups: text({
    env: 'VITE_PHONE_GROUPS',
    fallback: '3-4-4',
    pattern: '[1-9](-[1-9]){1,4}',
    expects: 'numbers of digits such as 4-3-4',
    meaning: 'groups in which the account form shows mobile numbers; the Philippines write 4-3-4',
    file: true,
  }),
} as const;
