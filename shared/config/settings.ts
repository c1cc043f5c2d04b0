import * as v from 'valibot';
import { HOST_NAME } from '../lib/url/sanitizeWebUrl.ts';
import { MARKET_IDS } from './market.ts';
import { PAGE_SETTINGS } from './pageSettings.ts';
import { type Documentation, setting } from './setting.ts';
import * as form from './settingForms.ts';

/** Settings of documents and the build, the operator's details, and switches of a build. No script contains them. */
export const BUILD_SETTINGS = {
  brandColour: setting(form.COLOUR, {
    meaning:
      "icons, stars, spinners, lines, the focus and the browser's own bars, exactly as it is",
    fallback: '#007CFB',
  }),
  buttonColour: setting(form.COLOUR, {
    meaning:
      'buttons, links and headers: a shade in which texts can be read, and others are derived from it',
    fallback: '#006BDB',
  }),
  textColour: setting(form.COLOUR, { meaning: 'text on buttons and headers', fallback: '#FFFFFF' }),
  colourScheme: setting(form.oneOf('system', 'light'), {
    meaning:
      '`system`: dark on a phone in dark mode; `light`: never, for an app that is always light',
  }),
  market: setting(form.oneOf(...MARKET_IDS), {
    meaning:
      'sets country, languages, currency, grouping, time zone, country segment and phone rule together; without it they are those of the Philippines, except the phone rule',
    example: 'ph',
  }),
  legalMarket: setting(form.oneOf(...MARKET_IDS), {
    meaning:
      'market that the loan terms, the policies and the figures of `shared/features/legal` are written for',
  }),
  reportUrl: setting(form.SECURE_OR_SITE_PATH, {
    meaning: 'address that pages send error reports to',
    example: '/reports',
  }),
  metricsUrl: setting(form.SECURE_OR_SITE_PATH, {
    meaning: 'address that pages send their load times to, without identity',
    example: '/metrics',
  }),
  metricsShare: setting(form.text('[0-9]{1,2}|100', '0 to 100'), {
    meaning: 'how many of a hundred visits send load times; 0 for none',
    fallback: '100',
  }),
  release: setting(
    form.text('[\\w.-]{0,40}', 'up to 40 letters, digits, dots, hyphens and underscores'),
    {
      meaning:
        'name of the release that load times are sent with; made from the names of the scripts if empty',
      invented: '2020-01-31',
    },
  ),
  companyName: setting(form.SHORT_TEXT, {
    meaning: 'name of the lender in texts and footers',
    sample: 'PesoBridge Lending',
  }),
  companyAddress: setting(form.OPTIONAL_TEXT, {
    meaning: 'address of the lender',
    sample: '1 Sample Street, Makati City, Metro Manila, Philippines',
  }),
  secNumber: setting(form.OPTIONAL_TEXT, {
    meaning: 'SEC registration number',
    invented: 'CS201900000',
  }),
  authorityNumber: setting(form.OPTIONAL_TEXT, {
    meaning: "number of the lending company's Certificate of Authority",
    invented: '0000',
  }),
  grievanceOfficer: setting(form.OPTIONAL_TEXT, {
    meaning: 'who is responsible for personal data',
    invented: 'Maria Santos, privacy@your-lender.example',
  }),
  siteUrl: setting(
    form.text(
      `(https://${HOST_NAME}(?:${form.PORT})?)?`,
      'an https address without a path or a slash at its end',
    ),
    {
      meaning:
        'address of the site without its base path, for canonical links, link previews, structured data and the site map',
      invented: 'https://your-lender.example',
    },
  ),
  sharePicture: setting(form.SECURE_OR_SITE_PATH, {
    meaning: 'picture of link previews, 1200 by 630 pixels; none if empty; needs `VITE_SITE_URL`',
    invented: '/share.png',
  }),
  testPreview: setting(form.oneOf('off', 'on'), {
    meaning: "`on` adds the testers' page and the simulated shell; never for borrowers",
  }),
  sourceMaps: setting(form.text('[^\\u0000-\\u001f]*', 'a folder outside of the built site'), {
    meaning: 'folder that source maps are added to, for decoding error reports; no maps if empty',
    example: 'maps',
  }),
};

/** Every setting by its name: the schema of an environment, as `textsOf` names its variables. */
export const SETTINGS = v.object({ ...PAGE_SETTINGS, ...BUILD_SETTINGS });

export type Values = v.InferOutput<typeof SETTINGS>;

/** The values of a build that sets none. */
export const DEFAULTS: Readonly<Values> = Object.freeze(v.parse(SETTINGS, {}));

/** The environment variable of a setting: that of `brandName` is `VITE_BRAND_NAME`. */
export const variableOf = (name: keyof Values): string =>
  `VITE_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

/** A setting with its variable and its documentation. */
export interface Setting extends Documentation {
  name: keyof Values;
  env: string;
}

/** Every setting, in the order of `.env.example`. */
export const ALL_SETTINGS = (Object.keys(SETTINGS.entries) as (keyof Values)[]).map(
  (name): Setting => ({
    ...(v.getMetadata(SETTINGS.entries[name]) as Documentation),
    name,
    env: variableOf(name),
  }),
);
