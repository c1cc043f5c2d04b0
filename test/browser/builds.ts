/** Variables of the environment; undefined means not set. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The site as it ships. */
const AS_SHIPPED = { VITE_TEST_PREVIEW: undefined } as const;

/** Another brand, with everything that it must not keep of the sample. */
const ANOTHER_BRAND = {
  VITE_BRAND_NAME: 'Second Peso',
  VITE_COMPANY_NAME: 'Second Lending',
  VITE_COMPANY_ADDRESS: '2 Second Street, Manila',
  VITE_SERVICE_PHONE: '+63280000200',
  VITE_SERVICE_EMAIL: 'help@second.example',
} as const;

/** A brand of the Philippines with what the guide of `shared/config` asks for. The file of the logo is in `public`. */
export const PHILIPPINE_BRAND = {
  ...ANOTHER_BRAND,
  VITE_MARKET: 'ph',
  VITE_BRAND_COLOUR: '#0B7A4B',
  VITE_BUTTON_COLOUR: '#0B7A4B',
  VITE_APP_SCHEME: 'secondpeso',
  VITE_LOGO: '/favicon.svg',
  VITE_SHARE_PICTURE: '/instructions/wallet-biller.svg',
  VITE_TRUSTED_HOSTS: 'pay.second.example',
  VITE_SITE_URL: 'https://second.example',
} as const;

/** The same for a brand of India, whose operator has replaced the legal texts. */
export const INDIAN_BRAND = {
  ...PHILIPPINE_BRAND,
  VITE_BRAND_NAME: 'Second Rupee',
  VITE_COMPANY_ADDRESS: '2 Second Road, Bengaluru',
  VITE_SERVICE_PHONE: '+918012345678',
  VITE_MARKET: 'in',
  VITE_LEGAL_MARKET: 'in',
} as const;

/** A release of another brand, with every switch of an operator the other way round. */
export const EVERY_SWITCH = {
  ...AS_SHIPPED,
  ...ANOTHER_BRAND,
  VITE_REPORT_URL: '/reports',
  VITE_METRICS_URL: '/metrics',
  VITE_SERVICE_WORKER: 'off',
} as const;

/** Every build that tests, engines, bench and pictures open, with its variables; made in this order. */
export const BUILDS = {
  /** With the testers' page, which the sandbox's sessions need: the one that most tests open, and the engines. */
  site: { VITE_TEST_PREVIEW: 'on' },
  shipped: AS_SHIPPED,
  everySwitch: EVERY_SWITCH,
  india: { ...AS_SHIPPED, ...INDIAN_BRAND },
} as const satisfies Readonly<Record<string, Variables>>;

export type BuildName = keyof typeof BUILDS;
