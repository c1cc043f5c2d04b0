import * as v from 'valibot';
import { DEFAULTS } from '../../../shared/config/settings.ts';
import { type Routes, read } from '../answers.ts';

export default {
  'POST /v3/personal-center/contact-kf-info': read(
    v.strictObject({ type: v.literal('30') }),
    ({ scenario }) => ({
      email: DEFAULTS.serviceEmail,
      smWa: 'https://wa.me/639170000100',
      ...scenario.contact,
    }),
  ),
} satisfies Routes;
