import { config } from '../../shared/config/config.ts';
import { PHONE_FIELDS } from '../../shared/format/phoneField.ts';
import { lazyModule } from '../../shared/lazy/lazyModule.ts';

/** Longest image captcha (spec 5, 9). */
export const CAPTCHA_LENGTH = 4;

/** What the mobile field holds, by the configured rule. */
export const phoneField = () => PHONE_FIELDS[config.phoneRule];

/** What was typed (spec 3, registration form). */
export interface Registration {
  mobile: string;
  imgValidate: string;
  smsCode: string;
}

export type FieldName = keyof Registration;

/** The names under which the two writes run at most once. */
export const LOCKS = { sms: 'landing:sms', register: 'landing:register' } as const;

/** Everything that is sent, judged and answered; it comes with the first touch of the form. */
export const loadActs = lazyModule(
  'pages/landing/registrationActs.ts',
  () => import('./registrationActs.ts'),
);
