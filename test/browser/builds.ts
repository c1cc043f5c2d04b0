/** Variables of the environment; undefined means not set. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The site as it ships. */
const AS_SHIPPED = { VITE_TEST_PREVIEW: undefined } as const;

/** Another brand, with everything that it must not keep of the sample. */
export const ANOTHER_BRAND = {
  VITE_BRAND_NAME: 'Second Peso',
  VITE_COMPANY_NAME: 'Second Lending',
  VITE_COMPANY_ADDRESS: '2 Second Street, Manila',
  VITE_SERVICE_PHONE: '+63280000200',
  VITE_SERVICE_EMAIL: 'help@second.example',
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
} as const satisfies Readonly<Record<string, Variables>>;

export type BuildName = keyof typeof BUILDS;
