import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Borrower, site } from './borrower.ts';
import { holdTimers } from './pageClock.ts';

/** Tracking parameters as in an advertisement's link, with encodings that rewriting would change. */
export const TRACKING = 'user_from=fb&app_from=&utm_tag=a%2Bb+c%7Ed&invite_code=%E4%BD%A0&UC=1';
export const PHONE = '13812345678';

interface LandingState {
  captchas: Record<string, { text: string }>;
  messages: { code: string }[];
  registered: string[];
}

/** The landing page as this borrower visits it; the session is sent only in the sandbox's header. */
export function visitOf({ page, state: held, sessionId }: Borrower) {
  const address = (id = 'default', hash = '') =>
    `${site}/landing?id=${id}&${TRACKING}&x-sandbox-session=${sessionId}${hash}`;
  const state = async () => (await held<{ landing: LandingState }>()).landing;
  const picture = page.getByRole('img', { name: 'Type the 4 characters in the image' });
  /** The characters of the current picture. */
  const characters = async () => {
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const src = new URL(`${await picture.getAttribute('src')}`, site);
    return (await state()).captchas[`${src.searchParams.get('sid')}`]?.text ?? '';
  };
  return {
    page,
    address,
    state,
    characters,
    getSms: page.getByRole('button', { name: 'get verification code' }),
    /** Opens the page. @param given its id, then the hash with `#`. */
    open: async (...given: Parameters<typeof address>) => void (await page.goto(address(...given))),
    /** Fills in mobile number and captcha. What the page then says in a toast stays. */
    async fillIn() {
      await holdTimers(page);
      await page.getByLabel('Mobile number').fill(PHONE);
      await page.getByLabel('Characters in the picture').fill(await characters());
    },
  };
}

/** Expects an exact Chinese message, marked as Chinese. */
export async function expectChinese(page: Page, text: string): Promise<void> {
  await page.locator('[lang=zh]', { hasText: text }).first().waitFor();
}
