import { randomInt } from 'node:crypto';

/** How long a code sent by SMS is valid. */
const CODE_MS = 5 * 60_000;
/** Letters and digits that are hard to confuse. */
const CHARACTERS = 'ABCDEFGHJKMNPQRTUVWXY346789';
const CAPTCHA_LENGTH = 4;

/** The captcha that was drawn last. */
interface CaptchaState {
  text: string;
  /** The timestamp it was drawn for; a new timestamp draws a new one. */
  drawnFor: string;
}

/** A code that was sent to a phone. */
interface LandingMessage {
  phone: string;
  code: string;
  sentAt: number;
}

/** What the sandbox stores about the landing page's visitors. */
export interface Landing {
  captchas: Record<string, CaptchaState>;
  messages: LandingMessage[];
  registered: string[];
}

/** The state before any visit. */
export function newLanding(): Landing {
  return { captchas: {}, messages: [], registered: [] };
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

export type Ending = (typeof ENDINGS)[keyof typeof ENDINGS] | undefined;

/** The special case that a number causes. */
export function endingOf(phone: string): Ending {
  const endings: Record<string, Ending> = ENDINGS;
  return endings[phone.slice(-4)];
}

/** Draws the captcha of an id, the same one for the same timestamp. @returns its characters. */
export function drawCaptcha(landing: Landing, sid: string, timestamp: string): string {
  const known = landing.captchas[sid];
  if (known && known.drawnFor === timestamp) return known.text;
  const characters = Array.from({ length: CAPTCHA_LENGTH }, () =>
    CHARACTERS.charAt(randomInt(CHARACTERS.length)),
  );
  const text = characters.join('');
  landing.captchas[sid] = { text, drawnFor: timestamp };
  return text;
}

/** Whether the characters match the last captcha; upper and lower case are the same. */
export function isCaptcha(landing: Landing, sid: string, typed: string): boolean {
  const text = landing.captchas[sid]?.text;
  return text !== undefined && text === typed.toUpperCase();
}

export function isRegistered(landing: Landing, phone: string): boolean {
  return endingOf(phone) === 'registered' || landing.registered.includes(phone);
}

/** Sends a code of six digits, which voids an earlier one to the same phone. @param now epoch ms. */
export function sendCode(landing: Landing, phone: string, now: number): string {
  const code = `${randomInt(1_000_000)}`.padStart(6, '0');
  landing.messages = landing.messages.filter((message) => message.phone !== phone);
  landing.messages.push({ phone, code, sentAt: now });
  return code;
}

/** What is wrong with a code; undefined if it was sent and is still valid. */
export function codeProblem(
  landing: Landing,
  phone: string,
  typed: string,
  now: number,
): { code: string; message: string } | undefined {
  const sent = landing.messages.find((message) => message.phone === phone);
  if (!sent || sent.code !== typed) return { code: '12', message: 'The code is not right' };
  const old = now - sent.sentAt > CODE_MS || endingOf(phone) === 'expired';
  return old ? { code: '13', message: 'The code is too old. Ask for a new one' } : undefined;
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
