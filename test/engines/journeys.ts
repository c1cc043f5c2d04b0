import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { cornerOf, paintPhoto, withPlace } from '../browser/photos.ts';
import type { Phone } from './phone.ts';

const MOBILE = '13812345678';

/** The characters of the picture, once it has been asked for. */
const characters = (phone: Phone): Promise<string> =>
  phone.until('the picture', async () => {
    const { landing } = await phone.state();
    return Object.values(landing.captchas).pop()?.text;
  });

/** Draws a photo in the page, turned and with a place as a camera writes them, and chooses it. */
async function choosePhoto(phone: Phone): Promise<void> {
  const painted = await phone.evaluate(paintPhoto, [400, 300, 'image/jpeg'] as const);
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  const file = join(folder, 'turned.jpg');
  await writeFile(file, withPlace(Buffer.from(painted, 'base64')));
  await phone.chooseFiles(file);
  await phone.sees('Upload succeeded!');
  await rm(folder, { recursive: true });
}

/** What a borrower does with the site, in every engine. */
export const JOURNEYS: Readonly<Record<string, (phone: Phone) => Promise<void>>> = {
  async 'repayment: from the order to a code that is copied'(phone) {
    await phone.open('loanDetail', 'due-extendable');
    await phone.tap('button', 'REPAY');
    await phone.isAt(/^\/repayment\?/);
    await phone.tap('button', 'Payment Method');
    await phone.tap('radio', '7-Eleven');
    await phone.tap('button', 'Confirm · ₱3,450.00');
    await phone.isAt(/^\/repaymentOfCode\?/);
    await phone.sees('₱3,450.00');
    const asked = { amount: '₱3,450.00', orderId: 'due-extendable' };
    expect(await phone.calls('/generate-vcode')).toMatchObject([asked]);
    await phone.tap('button', 'Copy code');
    await phone.sees('copy success');
  },

  async 'confirmation, with its agreement'(phone) {
    await phone.open('newLoanConfirm', 'confirm-agreement');
    await phone.tap('button', 'Agree');
    await phone.tap('button', 'Next');
    await phone.isAt(/^\/loanDetail\?.*from=confirm/);
    expect(await phone.calls('/loan-detail-push')).toHaveLength(1);
  },

  async 'complaint with a photo, which loses its place and stands upright'(phone) {
    await phone.open('complaint', 'due-extendable');
    await phone.tap('button', 'Repayment');
    await phone.isAt(/^\/complainPageNext\?.*problemType=2/);
    await phone.ready();
    await choosePhoto(phone);
    await phone.fill('Tell us what happened', 'See the photo.');
    await phone.tap('button', 'Send');
    await phone.isAt(/^\/complaint\?/);
    const photo = await phone.until('the complaint', async () => {
      const { complaints } = await phone.state();
      return complaints.flatMap(({ images }) => images)[0];
    });
    const bytes = Buffer.from(await (await fetch(`${phone.site}${photo}`)).arrayBuffer());
    expect(bytes.includes('Exif')).toBe(false);
    const upright = { width: 300, height: 400, corner: 'right' };
    expect(await phone.evaluate(cornerOf, photo)).toEqual(upright);
  },

  async 'registration on the landing page'(phone) {
    await phone.goTo(`/landing?id=default&user_from=fb&x-sandbox-session=${phone.sessionId}`);
    await phone.fill('Mobile number', MOBILE);
    await phone.fill('Characters in the picture', await characters(phone));
    await phone.tap('button', 'get verification code');
    await phone.sees('验证码已发送，请在手机上查看！');
    const { messages } = (await phone.state()).landing;
    await phone.fill('Code from the SMS', messages[0]?.code ?? '');
    await phone.tap('button', 'Register and get the app');
    await phone.isAt(/#\/downloadTemplate/);
    await phone.sees('Get the PesoBridge app');
    expect((await phone.state()).landing.registered).toEqual([MOBILE]);
  },
};
