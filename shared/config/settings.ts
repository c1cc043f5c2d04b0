import { HOST_NAME } from '../lib/url/sanitizeWebUrl.ts';
import { MARKET_IDS } from './market.ts';
import { PAGE_SETTINGS } from './pageSettings.ts';
import { named, type Setting, text } from './setting.ts';
import {
  COLOUR,
  form,
  OPTIONAL_TEXT,
  oneOf,
  PORT,
  SECURE_OR_PATH,
  SHORT_TEXT,
} from './settingForms.ts';

/** Settings of documents and the build, the operator's details, and switches of a build. No script contains them. */
export const BUILD_SETTINGS = named({
  brandColour: text(
    COLOUR,
    "icons, stars, spinners, lines, the focus and the browser's own bars, exactly as it is",
    { fallback: '#007CFB' },
  ),
  buttonColour: text(
    COLOUR,
    'buttons, links and headers: a shade in which texts can be read, and others are derived from it',
    { fallback: '#006BDB' },
  ),
  textColour: text(COLOUR, 'text on buttons and headers', { fallback: '#FFFFFF' }),
  colourScheme: text(
    oneOf(['system', 'light']),
    '`system`: dark on a phone in dark mode; `light`: never, for an app that is always light',
    { fallback: 'system' },
  ),
  market: text(
    oneOf(MARKET_IDS),
    'sets country, languages, currency, grouping, time zone, country segment and phone rule together',
    { fallback: 'ph' },
  ),
  legalMarket: text(
    oneOf(MARKET_IDS),
    'market that the loan terms, the policies and the figures of `shared/features/legal` are written for',
    { fallback: 'ph' },
  ),
  reportUrl: text(SECURE_OR_PATH, 'address that pages send error reports to', {
    example: '/reports',
  }),
  metricsUrl: text(
    SECURE_OR_PATH,
    'address that pages send their load times to, without identity',
    { example: '/metrics' },
  ),
  metricsShare: text(
    form('[0-9]{1,2}|100', '0 to 100'),
    'how many of a hundred visits send load times; 0 for none',
    { fallback: '100' },
  ),
  release: text(
    form('[\\w.-]{0,40}', 'up to 40 letters, digits, dots, hyphens and underscores'),
    'name of the release that load times are sent with; made from the names of the scripts if empty',
    { example: '2026-11-30' },
  ),
  companyName: text(SHORT_TEXT, 'name of the lender in texts and footers', {
    fallback: 'PesoBridge Lending',
    ofSample: true,
  }),
  address: text(OPTIONAL_TEXT, 'address of the lender', {
    env: 'VITE_COMPANY_ADDRESS',
    fallback: '1 Sample Street, Makati City, Metro Manila, Philippines',
    ofSample: true,
  }),
  secNumber: text(OPTIONAL_TEXT, 'SEC registration number', { example: 'CS201900000' }),
  authorityNumber: text(OPTIONAL_TEXT, "number of the lending company's Certificate of Authority", {
    example: '1234',
  }),
  grievanceOfficer: text(OPTIONAL_TEXT, 'who is responsible for personal data', {
    example: 'Maria Santos, privacy@lend.example',
  }),
  siteUrl: text(
    form(`(https://${HOST_NAME}(?:${PORT})?(/[\\w-]+)*/?)?`, 'an https address'),
    'address of the site, for canonical links, link previews, structured data and the site map',
    { example: 'https://lend.example' },
  ),
  testPreview: text(
    oneOf(['off', 'on']),
    "`on` adds the testers' page and the simulated shell; never for borrowers",
    { fallback: 'off' },
  ),
  sourceMaps: text(
    form('[^\\u0000-\\u001f]*', 'a folder outside of the built site'),
    'folder that source maps are added to, for decoding error reports; no maps if empty',
    { example: 'maps' },
  ),
});

/** Every setting. */
export const SETTINGS = { ...PAGE_SETTINGS, ...BUILD_SETTINGS };

/** The same, by name. */
export const ALL_SETTINGS: Readonly<Record<string, Setting<unknown>>> = SETTINGS;
