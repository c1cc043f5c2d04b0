/** A phone to choose: the values its app reports, and the layout of its web view. */
export interface Device {
  name: string;
  deviceName: string;
  osVersion: string;
  clientType: string;
  /** Size of the screen, and height of the status bar above and the home indicator over the web view, CSS pixels. */
  width: number;
  height: number;
  statusBar: number;
  safeBottom: number;
}

type App = readonly [clientType: string, osVersion: string, deviceName: string];
type Layout = readonly [width: number, height: number, statusBar: number, safeBottom: number];

function device(name: string, app: App, layout: Layout): Device {
  const [clientType, osVersion, deviceName] = app;
  const [width, height, statusBar, safeBottom] = layout;
  return { name, clientType, osVersion, deviceName, width, height, statusBar, safeBottom };
}

const USUAL = device('Samsung Galaxy A05', ['android', '13', 'SM-A055F'], [360, 800, 24, 0]);

/** Phones that borrowers use. */
export const DEVICES: readonly Device[] = [
  device('Small phone (320 wide)', ['ios', '14.8', 'iPhone SE'], [320, 568, 20, 0]),
  USUAL,
  device('Infinix Smart 8', ['android', '13', 'X6525'], [360, 806, 24, 0]),
  device('Xiaomi Redmi 12C', ['android', '12', '22120RN86G'], [393, 873, 24, 0]),
  device('Google Pixel 7 (gesture bar)', ['android', '15', 'Pixel 7'], [412, 915, 24, 24]),
  device('iPhone SE (2nd and 3rd)', ['ios', '17.6', 'iPhone14,6'], [375, 667, 20, 0]),
  device('iPhone 13 and 14', ['ios', '18.1', 'iPhone14,5'], [390, 844, 47, 34]),
];

/** The device of this name; by default a common one, 360 px wide. */
export function deviceOf(name: string): Device {
  return DEVICES.find((one) => one.name === name) ?? USUAL;
}
