import { HOST_NAME } from '../lib/url/sanitizeWebUrl.ts';
import { ADDRESS_SETTINGS } from './addressSettings.ts';
import { BEHAVIOUR_SETTINGS } from './behaviourSettings.ts';
import { BRAND_SETTINGS } from './brandSettings.ts';
import { MARKET_IDS, type MarketId } from './market.ts';
import { list, type Setting, text } from './setting.ts';
import {
  COLOUR,
  OPTIONAL_TEXT,
  oneOf,
  PERMITTED,
  PORT,
  SECURE_OR_PATH,
  SHORT_TEXT,
} from './settingForms.ts';

/** Settings that the scripts of pages contain. */
export const PAGE_SETTINGS = {
  ...BRAND_SETTINGS,
  ...ADDRESS_SETTINGS,
  ...BEHAVIOUR_SETTINGS,
} as const;

/** Settings that only documents and the build need, so that no script contains them. */
export const BUILD_SETTINGS = {
  brandColour: text({
    env: 'VITE_BRAND_COLOUR',
    fallback: '#007CFB',
    ...COLOUR,
    meaning: "borders, icons and the colour of the browser's own bars",
    file: true,
  }),
  buttonColour: text({
    env: 'VITE_BUTTON_COLOUR',
    fallback: '#006BDB',
    ...COLOUR,
    meaning: 'buttons, links and headers; shades for pressed buttons and tints are derived from it',
    file: true,
  }),
  textColour: text({
    env: 'VITE_TEXT_COLOUR',
    fallback: '#FFFFFF',
    ...COLOUR,
    meaning: 'text on buttons and headers',
    file: true,
  }),
  colourScheme: text<'system' | 'light'>({
    env: 'VITE_COLOUR_SCHEME',
    fallback: 'system',
    ...oneOf(['system', 'light']),
    meaning:
      '`system`: dark on a phone in dark mode; `light`: never, for an app that is always light',
    file: true,
  }),
  market: text<MarketId>({
    env: 'VITE_MARKET',
    fallback: 'ph',
    ...oneOf(MARKET_IDS),
    meaning: 'sets currency, grouping, time zone, country segment and phone rule together',
    file: true,
  }),
  apiHosts: list({
    env: 'VITE_API_HOSTS',
    example: 'https://api.lend.example, https://*.beta.example',
    ...PERMITTED,
    meaning:
      'servers that the runtime configuration may choose; the content security policy of every page allows them',
  }),
  reportUrl: text({
    env: 'VITE_REPORT_URL',
    example: '/reports',
    ...SECURE_OR_PATH,
    meaning: 'address that pages send error reports to',
  }),
  metricsUrl: text({
    env: 'VITE_METRICS_URL',
    example: '/metrics',
    ...SECURE_OR_PATH,
    meaning: 'address that pages send their load times to, without identity',
  }),
  metricsShare: text({
    env: 'VITE_METRICS_SHARE',
    fallback: '100',
    pattern: '[0-9]{1,2}|100',
    expects: '0 to 100',
    meaning: 'how many of a hundred visits send load times; 0 for none',
    file: true,
  }),
  release: text({
    env: 'VITE_RELEASE',
    example: '2026-11-30',
    pattern: '[\\w.-]{0,40}',
    expects: 'up to 40 letters, digits, dots, hyphens and underscores',
    meaning:
      'name of the release that load times are sent with; made from the names of the scripts if empty',
  }),
} as const;

/** The operator's details, for public pages and texts. No script contains them. */
export const COMPANY_SETTINGS = {
  companyName: text({
    env: 'VITE_COMPANY_NAME',
    fallback: 'PesoBridge Lending',
    ofSample: true,
    ...SHORT_TEXT,
    meaning: 'name of the lender in texts and footers',
    file: true,
  }),
  address: text({
    env: 'VITE_COMPANY_ADDRESS',
    fallback: '1 Sample Street, Makati City, Metro Manila, Philippines',
    ofSample: true,
    ...OPTIONAL_TEXT,
    meaning: 'address of the lender',
    file: true,
  }),
  secNumber: text({
    env: 'VITE_SEC_NUMBER',
    example: 'CS201900000',
    ...OPTIONAL_TEXT,
    meaning: 'SEC registration number',
    file: true,
  }),
  authorityNumber: text({
    env: 'VITE_AUTHORITY_NUMBER',
    example: '1234',
    ...OPTIONAL_TEXT,
    meaning: "number of the lending company's Certificate of Authority",
    file: true,
  }),
  grievanceOfficer: text({
    env: 'VITE_GRIEVANCE_OFFICER',
    example: 'Maria Santos, privacy@lend.example',
    ...OPTIONAL_TEXT,
    meaning: 'who is responsible for personal data',
    file: true,
  }),
  siteUrl: text({
    env: 'VITE_SITE_URL',
    example: 'https://lend.example',
    pattern: `(https://${HOST_NAME}(?:${PORT})?(/[\\w-]+)*/?)?`,
    expects: 'an https address',
    meaning:
      'address of the site, for canonical links, link previews, structured data and the site map',
  }),
} as const;

/** Switches of a build. They are not settings of a site, and no script contains them. */
export const BUILD_SWITCHES = {
  testPreview: text<'off' | 'on'>({
    env: 'VITE_TEST_PREVIEW',
    fallback: 'off',
    ...oneOf(['off', 'on']),
    meaning: "`on` adds the testers' page and the simulated shell; never for borrowers",
  }),
  siteFile: text<'off' | 'on'>({
    env: 'VITE_SITE_FILE',
    fallback: 'off',
    ...oneOf(['off', 'on']),
    meaning: '`on` makes pages read `site.json`, which can be changed after the build',
  }),
  sourceMaps: text({
    env: 'VITE_SOURCE_MAPS',
    example: 'maps',
    pattern: '[^\\u0000-\\u001f]*',
    expects: 'a folder outside of the built site',
    meaning: 'folder that source maps are added to, for decoding error reports; no maps if empty',
  }),
} as const;

/** Every setting by its name. */
export const ALL_SETTINGS: Readonly<Record<string, Setting<unknown>>> = {
  ...PAGE_SETTINGS,
  ...BUILD_SETTINGS,
  ...COMPANY_SETTINGS,
};
