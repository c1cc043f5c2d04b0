import { registerCall, smsCall } from '../../shared/api/registration.ts';
import { getConfig } from '../../shared/config/config.ts';
import { PHONE_FIELDS } from '../../shared/lib/phoneField.ts';
import { mutation } from '../../shared/runtime/mutation/mutation.ts';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';

/** Longest image captcha (spec 5, 9). */
export const CAPTCHA_LENGTH = 4;

/** What the mobile field holds, by the configured rule. */
export const phoneField = () => PHONE_FIELDS[getConfig().phoneRule];

/** What was typed (spec 3, registration form). */
export interface Registration {
  mobile: string;
  imgValidate: string;
  smsCode: string;
}

export type FieldName = keyof Registration;

/** The form may be used again: for another code, or for another number. */
const isOver = () => false;

/** The two writes of the form. The server itself says of a registration that it was there already. */
export const WRITES = {
  sms: mutation({ what: 'sms', call: smsCall, harmless: true, isOver }),
  register: mutation({ what: 'registration', call: registerCall, harmless: true, isOver }),
} as const;

export type Act = keyof typeof WRITES;

/** Everything that is sent, judged and answered; it comes with the first touch of the form. */
export const loadActs = lazyModule(
  'pages/landing/registrationActs.ts',
  () => import('./registrationActs.ts'),
);
