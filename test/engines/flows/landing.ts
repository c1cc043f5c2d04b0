import { expect } from 'vitest';
import type { Phone } from '../phone.ts';
import type { Flow } from './flow.ts';

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

/** The public landing page. */
export const LANDING_FLOWS: readonly Flow[] = [
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
