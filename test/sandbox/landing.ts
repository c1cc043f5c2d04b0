import { randomInt } from 'node:crypto';
import { type Reply, refused } from './replies.ts';

/** How long a code sent by SMS is valid. */
const CODE_MS = 5 * 60_000;
/** Letters and digits that are hard to confuse. */
const CHARACTERS = 'ABCDEFGHJKMNPQRTUVWXY346789';
const CAPTCHA_LENGTH = 4;

/** What the sandbox stores about the landing page's visitors. */
export interface Landing {
  /** The visits that may ask for a captcha. */
  sids: string[];
  /** The captcha that each visit drew last, and the timestamp that it was drawn for. */
  captchas: Record<string, { text: string; drawnFor: string }>;
  messages: { phone: string; code: string; sentAt: number }[];
  registered: string[];
}

/** The state before any visit. */
export function newLanding(): Landing {
  return { sids: [], captchas: {}, messages: [], registered: [] };
}

/** What the last four digits of a number cause. */
const ENDINGS = {
  '0011': 'registered',
  '0013': 'expired',
  '0408': 'stalled',
  '0499': 'dropped',
  '0500': 'error',
  '2500': 'slow',
} as const;

export type Ending = (typeof ENDINGS)[keyof typeof ENDINGS];

/** The special case that a number causes. */
export function endingOf(phone: string): Ending | undefined {
  const endings: Record<string, Ending> = ENDINGS;
  return endings[phone.slice(-4)];
}

/** Draws the captcha of a visit: the same one for the same timestamp. @returns its characters. */
export function drawCaptcha({ captchas }: Landing, sid: string, timestamp: string): string {
  const known = captchas[sid];
  if (known?.drawnFor === timestamp) return known.text;
  const draw = () => CHARACTERS.charAt(randomInt(CHARACTERS.length));
  const text = Array.from({ length: CAPTCHA_LENGTH }, draw).join('');
  captchas[sid] = { text, drawnFor: timestamp };
  return text;
}

/** Whether the characters match the last captcha; upper and lower case are the same. */
export const isCaptcha = ({ captchas }: Landing, sid: string, typed: string) =>
  captchas[sid]?.text === typed.toUpperCase();

export const isRegistered = ({ registered }: Landing, phone: string) =>
  endingOf(phone) === 'registered' || registered.includes(phone);

/** Sends a code of six digits, which voids an earlier one to the same phone. */
export function sendCode(landing: Landing, phone: string): string {
  const code = `${randomInt(1_000_000)}`.padStart(6, '0');
  landing.messages = landing.messages.filter((message) => message.phone !== phone);
  landing.messages.push({ phone, code, sentAt: Date.now() });
  return code;
}

/** Refuses a code that was not sent, or is valid no more. */
export function codeProblem(landing: Landing, phone: string, typed: string): Reply | undefined {
  const sent = landing.messages.find((message) => message.phone === phone);
  if (sent?.code !== typed) return refused('12', 'The code is not right');
  const isOld = Date.now() - sent.sentAt > CODE_MS || endingOf(phone) === 'expired';
  return isOld ? refused('13', 'The code is too old. Ask for a new one') : undefined;
}

const AGREEMENT = [
  'This is the registration agreement of a sandbox. It binds nobody.',
  'By registering you open an account. You do not apply for a loan with it.',
  'You may close the account at any time through customer service.',
].join('\n\n');

/** The templates of the sandbox; 'default' is the plain one. */
const TEMPLATES: Record<string, Record<string, unknown>> = {
  default: {},
  banner: {
    title: 'A fair loan starts with a clear price',
    banner: '/esita/sandbox/landing-banner.svg',
    buttonText: 'Join now',
    appName: 'PesoBridge Lite',
  },
  agreement: { agreement: AGREEMENT },
  'broken-banner': { banner: '/esita/sandbox/missing.png' },
  unsafe: { downloadUrl: 'javascript:alert(1)', banner: 'javascript:alert(1)' },
  // The page uses its own text for a missing field.
  bare: { title: null, downloadUrl: null, appName: undefined },
  loose: { title: 42, agreement: [] },
};

/** The fields of a template; undefined for an unknown id. */
export function landingTemplate(id: string): Record<string, unknown> | undefined {
  const own = TEMPLATES[id];
  return own && { id, appName: 'PesoBridge', downloadUrl: '/esita/sandbox/partner?app=1', ...own };
}
