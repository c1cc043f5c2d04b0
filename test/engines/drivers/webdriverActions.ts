import type { Driver, Key } from './driver.ts';

/** WebDriver's code points of keys that are not characters. */
const KEYS: Readonly<Record<Key, readonly string[]>> = {
  Tab: ['\uE004'],
  Enter: ['\uE007'],
  Escape: ['\uE00C'],
  ArrowDown: ['\uE015'],
  Space: [' '],
  'Control+V': ['\uE009', 'v'],
};

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

/**
 * What a finger and a keyboard do, in the words that WebDriver and WebDriver BiDi share.
 * @param perform sends the actions of one input device. @param pointerType what the engine has for a finger.
 */
export function webdriverActions(
  perform: (source: object) => Promise<unknown>,
  pointerType: 'touch' | 'mouse',
): Pick<Driver, 'tap' | 'type' | 'press'> {
  const keys = (actions: readonly object[]) => perform({ type: 'key', id: 'keyboard', actions });
  return {
    async tap(x, y) {
      await perform({
        type: 'pointer',
        id: 'finger',
        parameters: { pointerType },
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    async type(text) {
      await keys([...text].flatMap((one) => [down(one), up(one)]));
    },
    async press(name) {
      const all = KEYS[name];
      await keys([...all.map(down), ...[...all].reverse().map(up)]);
    },
  };
}
