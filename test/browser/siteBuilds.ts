/** The variables of the builds that several test files, the bench and the picture open, so that each is made once. */

/** The site as it ships. */
export const AS_SHIPPED = { VITE_TEST_PREVIEW: undefined } as const;

/** The same without a service worker. */
export const WITHOUT_WORKER = { ...AS_SHIPPED, VITE_SERVICE_WORKER: 'off' } as const;

/** Ports for the server of another host: fixed, as the build must permit them, and several, as one may be taken. */
export const OTHER_PORTS = [17_390, 17_391, 17_392, 17_393, 17_394, 17_395] as const;

/** Another brand, with everything that it must not keep of the sample. */
export const ANOTHER_BRAND = {
  VITE_BRAND_NAME: 'Second Peso',
  VITE_COMPANY_NAME: 'Second Lending',
  VITE_COMPANY_ADDRESS: '2 Second Street, Manila',
  VITE_SERVICE_PHONE: '+63280000200',
  VITE_SERVICE_EMAIL: 'help@second.example',
} as const;

/** A later release, with another brand and everything that an operator can switch on. */
export const EVERY_SWITCH = {
  ...AS_SHIPPED,
  ...ANOTHER_BRAND,
  VITE_SITE_FILE: 'on',
  VITE_REPORT_URL: '/reports',
  VITE_METRICS_URL: '/metrics',
  VITE_API_HOSTS: OTHER_PORTS.map((port) => `http://localhost:${port}`).join(', '),
} as const;
