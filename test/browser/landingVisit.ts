import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Borrower, site } from './borrower.ts';
import { holdTimers } from './pageClock.ts';

/** Tracking parameters as in an advertisement's link, with encodings that rewriting would change. */
export const TRACKING = 'user_from=fb&app_from=&utm_tag=a%2Bb+c%7Ed&invite_code=%E4%BD%A0&UC=1';
export const PHONE = '13812345678';

interface LandingState {
  captchas: Record<string, { text: string }>;
  messages: { phone: string; code: string }[];
  registered: string[];
}

/** A visitor of the landing page, and the sandbox's data about the visit. */
export type Visit = ReturnType<typeof visitOf>;

/** The landing page as this borrower visits it; the session is sent only in the sandbox's header. */
export function visitOf({ page, state: held, sessionId }: Borrower) {
  const address = (id = 'default', more = '', hash = '') =>
    `${site}/landing?id=${id}&${TRACKING}${more}&x-sandbox-session=${sessionId}${hash}`;
  const state = async () => (await held<{ landing: LandingState }>()).landing;
  const picture = page.getByRole('img', { name: 'Type the 4 characters in the image' });
  const characters = async () => {
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const src = new URL(`${await picture.getAttribute('src')}`, site);
    const sid = src.searchParams.get('sid') ?? '';
    return (await state()).captchas[sid]?.text ?? '';
  };
  const getSms = page.getByRole('button', { name: 'get verification code' });
  const fillIn = async (phone = PHONE) => {
    // What the page then says in a toast is looked at after other things.
    await holdTimers(page);
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByLabel('Characters in the picture').fill(await characters());
  };
  return {
    page,
    address,
    state,
    /** The characters of the current picture. */
    characters,
    /** Fills in mobile number and captcha. */
    fillIn,
    getSms,
    register: page.getByRole('button', { name: 'Register and get the app' }),
    /** Opens the page. @param given its id, then raw query to append, then the hash with `#`. */
    open: async (...given: Parameters<typeof address>) => void (await page.goto(address(...given))),
    /** Requests the code. @returns it. */
    async askCode(phone = PHONE) {
      await fillIn(phone);
      await getSms.click();
      await expect.poll(async () => (await state()).messages.length).toBe(1);
      return (await state()).messages[0]?.code ?? '';
    },
  };
}

/** Expects an exact Chinese message, marked as Chinese. */
export async function expectChinese(page: Page, text: string): Promise<void> {
  await page.locator('[lang=zh]', { hasText: text }).first().waitFor();
}
