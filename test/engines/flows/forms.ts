import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { cornerOf, paintPhoto, withPlace } from '../../browser/photos.ts';
import type { Phone } from '../phone.ts';
import type { Flow } from './flow.ts';

interface Complaints {
  complaints: { content: string; images: string[] }[];
}

const MOBILE = '13812345678';
const PICTURE = 'Type the 4 characters in the image';

interface State {
  landing: {
    captchas: Record<string, { text: string }>;
    messages: { phone: string; code: string }[];
    registered: string[];
  };
}

async function landing(phone: Phone): Promise<State['landing']> {
  return (await phone.state<State>()).landing;
}

/** The characters of the picture, once it has loaded. */
async function characters(phone: Phone): Promise<string> {
  await phone.finds('img', PICTURE);
  let text = '';
  await phone.until('the picture', async () => {
    const source = await phone.evaluate((alt) => {
      const image = Array.from(document.images).find((one) => one.alt === alt);
      return image?.naturalWidth ? image.src : '';
    }, PICTURE);
    const sid = (source && new URL(source).searchParams.get('sid')) || '';
    text = (await landing(phone)).captchas[sid]?.text ?? '';
    return text;
  });
  return text;
}

/** What borrowers and visitors fill in: an account, a complaint, a registration. */
export const FORM_FLOWS: readonly Flow[] = [
  {
    name: 'an account, with the money keyboard',
    few: true,
    async run(phone) {
      await phone.open('bindBank', 'status-151');
      await phone.fill('Account holder', 'Ana Reyes');
      await phone.fill('GCash number', '09171234567');
      await phone.tap('button', /Monthly income/);
      await phone.finds('dialog', 'Monthly income');
      for (const key of ['2', '5', '0', '0', '0']) await phone.tap('button', key);
      await phone.tap('button', 'Confirm');
      await phone.tap('button', 'Next');
      await phone.finds('dialog', 'Is everything correct?');
      // In groups, whose spaces are made by css.
      await phone.sees(/091\s7123\s4567/);
      await phone.tap('button', 'Save');
      await phone.finds('heading', 'Your account is saved');
      expect(await phone.calls('/bind-card-new')).toMatchObject([
        { body: { holder: 'Ana Reyes', cardNo: '09171234567', income: '25000' } },
      ]);
    },
  },
  {
    name: 'a complaint with two photos, one turned and with a place',
    few: true,
    async run(phone) {
      await phone.open('complaint', 'due-extendable');
      await phone.tap('button', 'Repayment');
      await phone.isAt(/^\/complainPageNext\?.*problemType=2/);
      await phone.ready();
      const painted = await phone.evaluate(paintPhoto, [400, 300, 'image/jpeg'] as const);
      const jpeg = Buffer.from(painted, 'base64');
      const folder = await mkdtemp(join(tmpdir(), 'photos-'));
      const files = [join(folder, 'turned.jpg'), join(folder, 'plain.jpg')];
      await writeFile(`${files[0]}`, withPlace(jpeg));
      await writeFile(`${files[1]}`, jpeg);
      await phone.driver.chooseFiles('input[type=file]', files);
      await phone.finds('button', 'Remove photo 2');
      await phone.sees('Upload succeeded!');
      await rm(folder, { recursive: true });
      await phone.fill('Tell us what happened', 'See the photos.');
      await phone.tap('button', 'Send');
      await phone.isAt(/^\/complaint\?/);
      await phone.until('the complaint', async () =>
        (await phone.state<Complaints>()).complaints.some(({ images }) => images.length === 2),
      );
      const { complaints } = await phone.state<Complaints>();
      const [turned = '', plain = ''] = complaints[0]?.images ?? [];
      const bytes = Buffer.from(await (await fetch(`${phone.site}${turned}`)).arrayBuffer());
      expect(bytes.includes('Exif')).toBe(false);
      const upright = { width: 300, height: 400, corner: 'right' };
      expect(await phone.evaluate(cornerOf, turned)).toEqual(upright);
      const asDrawn = { width: 400, height: 300, corner: 'left' };
      expect(await phone.evaluate(cornerOf, plain)).toEqual(asDrawn);
    },
  },
  {
    name: 'a registration on the landing page',
    few: true,
    async run(phone) {
      await phone.goTo(`/landing?id=default&user_from=fb&x-sandbox-session=${phone.sessionId}`);
      await phone.fill('Mobile number', MOBILE);
      await phone.fill('Characters in the picture', await characters(phone));
      await phone.tap('button', 'get verification code');
      await phone.sees('验证码已发送，请在手机上查看！');
      const [message] = (await landing(phone)).messages;
      await phone.fill('Code from the SMS', message?.code ?? '');
      await phone.tap('button', 'Register and get the app');
      await phone.isAt(/#\/downloadTemplate/);
      await phone.finds('heading', 'Get the PesoBridge app');
      expect((await landing(phone)).registered).toEqual([MOBILE]);
    },
  },
];
