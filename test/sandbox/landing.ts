import { randomInt } from 'node:crypto';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { call, type Routes, sessionOf } from './answers.ts';
import { optionalText, Refusal, required } from './checks.ts';
import { OF_READS } from './faults.ts';
import { enter } from './ledger.ts';
import { captchaSvg } from './pictures.ts';
import { coded, refused } from './replies.ts';
import type { Order, World } from './world.ts';

/** How long a code sent by SMS is valid. */
const CODE_MS = 5 * 60_000;
/** Letters and digits that are hard to confuse. */
const CHARACTERS = 'ABCDEFGHJKMNPQRTUVWXY346789';
const CAPTCHA_LENGTH = 4;

/** What the sandbox stores about the landing page's visitors. */
export const newLanding = () => ({
  /** The visits that may ask for a captcha. */
  sids: [] as string[],
  /** The captcha that each visit drew last, and the timestamp that it was drawn for. */
  captchas: {} as Record<string, { text: string; drawnFor: string }>,
  messages: [] as { phone: string; code: string; sentAt: number }[],
  registered: [] as string[],
});
type Landing = ReturnType<typeof newLanding>;

/** Draws the captcha of a visit: the same one for the same timestamp. @returns its characters. */
function drawCaptcha({ captchas }: Landing, sid: string, timestamp: string): string {
  const known = captchas[sid];
  if (known?.drawnFor === timestamp) return known.text;
  const draw = () => CHARACTERS.charAt(randomInt(CHARACTERS.length));
  const text = Array.from({ length: CAPTCHA_LENGTH }, draw).join('');
  captchas[sid] = { text, drawnFor: timestamp };
  return text;
}

/** Whether the characters match the last captcha; upper and lower case are the same. */
const isCaptcha = ({ captchas }: Landing, sid: string, typed: string) =>
  captchas[sid]?.text === typed.toUpperCase();

/** Sends a code of six digits, which voids an earlier one to the same phone. */
function sendCode(landing: Landing, phone: string): string {
  const code = `${randomInt(1_000_000)}`.padStart(6, '0');
  landing.messages = landing.messages.filter((message) => message.phone !== phone);
  landing.messages.push({ phone, code, sentAt: Date.now() });
  return code;
}

const AGREEMENT = [
  'This is the registration agreement of a sandbox. It binds nobody.',
  'By registering you open an account. You do not apply for a loan with it.',
  'You may close the account at any time through customer service.',
].join('\n\n');

const BANNER = {
  title: 'A fair loan starts with a clear price',
  banner: '/esita/sandbox/landing-banner.svg',
  buttonText: 'Join now',
  appName: 'PesoBridge Lite',
};

/** The templates of the sandbox; 'default' is the plain one. */
const TEMPLATES: Record<string, Record<string, unknown>> = {
  default: {},
  banner: BANNER,
  slow: BANNER,
  agreement: { agreement: AGREEMENT },
  'broken-banner': { banner: '/esita/sandbox/missing.png' },
  unsafe: { downloadUrl: 'javascript:alert(1)', banner: 'javascript:alert(1)' },
  // The page uses its own text for a missing field.
  bare: { title: null, downloadUrl: null, appName: undefined },
};

/** What a template has unless it says otherwise. */
const PLAIN = { appName: 'PesoBridge', downloadUrl: '/esita/sandbox/partner?app=1' };

const template = v.strictObject({ templateId: required });
const visit = v.strictObject({
  page_id: optionalText,
  user_from: optionalText,
  client_type: v.literal('h5'),
  page_type: v.literal('1'),
  utm_tag: optionalText,
  app_from: optionalText,
});
const sms = v.strictObject({
  phone: v.pipe(v.string(), v.regex(/^\d{10,11}$/)),
  capcode: v.pipe(required, v.maxLength(4)),
  sid: required,
  deviceId: required,
  appName: required,
  app_from: optionalText,
  user_from: optionalText,
  utm_tag: optionalText,
});
const click = v.strictObject({ ...visit.entries, phone: sms.entries.phone });
const registration = v.strictObject({
  ...sms.entries,
  merchantNumber: v.literal('0'),
  userName: required,
  smsCode: v.pipe(required, v.maxLength(6)),
  invite_code: optionalText,
  id: optionalText,
});

function count(_: Order, world: World) {
  enter(world, { kind: 'event' });
  return coded(null, '0');
}

const SERVICE = '/api/v2/:country/service/channel';
const PROMOTION = '/api/v2/:country/promotion';

export const landingCalls: Routes = {
  [`GET ${SERVICE}/channel-template`]: call(
    'read',
    template,
    (_, __, { templateId: id }) => {
      const own = TEMPLATES[id];
      return own
        ? coded({ id, ...PLAIN, ...own }, '00')
        : refused('01', 'This promotion has ended');
    },
    (_, { templateId }) => OF_READS[templateId],
  ),
  [`GET ${PROMOTION}/track-visit`]: call('write', visit, count),
  [`GET ${PROMOTION}/track-click`]: call('write', click, count),
  [`GET ${PROMOTION}/get-sid`]: call('read', v.strictObject({}), (_, { landing }, __, context) => {
    // A picture is requested without a session, so its id names the session.
    const sid = `${sessionOf(context)}-${randomInt(2 ** 47)}`;
    landing.sids.push(sid);
    return coded({ sid }, '0');
  }),
  [`GET ${PROMOTION}/get-captcha`]: (context) => {
    const { sid = '', a = '' } = context.req.query();
    const { landing } = context.get('worldOf')(sid.replace(/-\d+$/, ''));
    if (!landing.sids.includes(sid) || !a) {
      throw new HTTPException(404, { message: 'No such captcha' });
    }
    const svg = captchaSvg(drawCaptcha(landing, sid, a));
    return context.body(svg, 200, { 'Content-Type': 'image/svg+xml' });
  },
  [`POST ${PROMOTION}/get-sms`]: call('write', sms, (_, world, { phone, capcode, sid }) => {
    const { landing, log } = world;
    if (!isCaptcha(landing, sid, capcode)) return refused('101', 'The characters are not right');
    if (landing.registered.includes(phone)) return refused('11', 'already registered');
    log(`SMS to ${phone}: ${sendCode(landing, phone)}`);
    enter(world, { kind: 'sms' });
    return coded(null, '0');
  }),
  [`POST ${PROMOTION}/register`]: call('write', registration, (_, world, asked) => {
    const { landing } = world;
    const { phone, capcode, sid, smsCode } = asked;
    if (asked.userName !== phone) throw new Refusal('userName differs from phone');
    if (!isCaptcha(landing, sid, capcode)) return refused('-1', 'The characters are not right');
    if (landing.registered.includes(phone)) return refused('11', 'already registered');
    const sent = landing.messages.find((message) => message.phone === phone);
    if (sent?.code !== smsCode) return refused('12', 'The code is not right');
    const isOld = Date.now() - sent.sentAt > CODE_MS;
    if (isOld) return refused('13', 'The code is too old. Ask for a new one');
    landing.registered.push(phone);
    enter(world, { kind: 'registration' });
    return coded(null, '0');
  }),
};
