/** A phone to choose: the values its app reports, and the layout of its web view. */
export interface Device {
  key: string;
  name: string;
  deviceName: string;
  osVersion: string;
  clientType: 'android' | 'ios';
  /** Size of the screen in CSS pixels. */
  width: number;
  height: number;
  /** Height of the status bar above the web view, px. */
  statusBar: number;
  /** Height of the home indicator over the bottom of the web view, px. */
  safeBottom: number;
}

const android = { clientType: 'android', statusBar: 24, safeBottom: 0 } as const;
const ios = { clientType: 'ios' } as const;

/** Phones that borrowers use, with their sizes in CSS pixels. */
export const DEVICES: readonly Device[] = [
  {
    ...ios,
    key: 'iphone-5s',
    name: 'Small phone (320 wide)',
    deviceName: 'iPhone SE',
    osVersion: '14.8',
    width: 320,
    height: 568,
    statusBar: 20,
    safeBottom: 0,
  },
  {
    ...android,
    key: 'galaxy-a05',
    name: 'Samsung Galaxy A05',
    deviceName: 'SM-A055F',
    osVersion: '13',
    width: 360,
    height: 800,
  },
  {
    ...android,
    key: 'infinix-smart-8',
    name: 'Infinix Smart 8',
    deviceName: 'X6525',
    osVersion: '13',
    width: 360,
    height: 806,
  },
  {
    ...android,
    key: 'redmi-12c',
    name: 'Xiaomi Redmi 12C',
    deviceName: '22120RN86G',
    osVersion: '12',
    width: 393,
    height: 873,
  },
  {
    ...android,
    key: 'pixel-7',
    name: 'Google Pixel 7 (gesture bar)',
    deviceName: 'Pixel 7',
    osVersion: '15',
    width: 412,
    height: 915,
    safeBottom: 24,
  },
  {
    ...ios,
    key: 'iphone-se',
    name: 'iPhone SE (2nd and 3rd)',
    deviceName: 'iPhone14,6',
    osVersion: '17.6',
    width: 375,
    height: 667,
    statusBar: 20,
    safeBottom: 0,
  },
  {
    ...ios,
    key: 'iphone-13',
    name: 'iPhone 13 and 14',
    deviceName: 'iPhone14,5',
    osVersion: '18.1',
    width: 390,
    height: 844,
    statusBar: 47,
    safeBottom: 34,
  },
];

/** The device with this key; by default a common one, 360 px wide. */
export function deviceOf(key: string): Device {
  const found = DEVICES.find((device) => device.key === key) ?? DEVICES[1];
  if (!found) throw new Error('No devices');
  return found;
}
