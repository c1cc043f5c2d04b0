import { type ChromiumPackage, packagedChromium } from './packagedChromium.ts';

/** A real Chromium 119 (61 MB, 166 MB unpacked), the last for Android 7. */
export const CHROMIUM_119: ChromiumPackage = {
  name: '@sparticuz/chromium@119.0.2',
  integrity:
    'sha512-VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==',
  program: 'chromium-119',
};

/**
 * The program of a Chromium 119, which caches a failed `import()` for as long as the page lives, as many
 * phones do; Chromium 154 and later retry. Downloaded on first use. @returns '' if it is not available.
 * @throws Error if `CI=true`, where nothing may be skipped.
 */
export async function olderChromium(): Promise<string> {
  try {
    return await packagedChromium(CHROMIUM_119);
  } catch (error) {
    if (process.env.CI === 'true') throw error;
    console.warn(`\n*** NO CHROMIUM 119: ITS TESTS ARE SKIPPED. ${(error as Error).message} ***\n`);
    return '';
  }
}
