import { registerCall, smsCall } from '../../../shared/api/registration.ts';
import { getConfig } from '../../../shared/config/config.ts';
import { plainCode } from '../../../shared/lib/oneTimeCode.ts';
import { PHONE_FIELDS } from '../../../shared/lib/phoneField.ts';
import { mutation } from '../../../shared/runtime/mutation/mutation.ts';
import { lazyModule } from '../../../shared/ui/lazy/lazyModule.ts';

/** Maximum length of the image captcha. */
export const CAPTCHA_LENGTH = 4;

/** The captcha's characters in what was typed or pasted: no spaces, and no more than it has. */
export const captchaIn = (typed: string) => plainCode(typed).slice(0, CAPTCHA_LENGTH);

/** The format of the mobile field, by the configured phone rule. */
export const phoneField = () => PHONE_FIELDS[getConfig().phoneRule];

/** The form can always be sent again, for another code or another number. */
const isOver = () => false;

/** The two writes of the form. If sent twice, the server replies that the number is already registered. */
export const WRITES = {
  sms: mutation({ key: 'sms', call: smsCall, idempotent: true, isOver }),
  register: mutation({ key: 'registration', call: registerCall, idempotent: true, isOver }),
} as const;

export type Step = keyof typeof WRITES;

/** Loads validation, requests and messages, on the first interaction with the form. */
export const loadSending = lazyModule(() => import('./sendRegistration.ts'));
