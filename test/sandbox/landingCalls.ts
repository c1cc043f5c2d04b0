import { randomInt } from 'node:crypto';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { call, type Routes, sessionOf } from './answers.ts';
import { Refusal, required } from './checks.ts';
import { type PlannedFault, SLOW } from './faults.ts';
import {
  codeProblem,
  drawCaptcha,
  type Ending,
  endingOf,
  isCaptcha,
  isRegistered,
  landingTemplate,
  sendCode,
} from './landing.ts';
import { enter } from './ledger.ts';
import { captchaSvg } from './pictures.ts';
import { coded, refused } from './replies.ts';
import type { Order, World } from './world.ts';

const optionalText = v.optional(v.string());
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

/** The fault that a template's id causes. */
const TEMPLATE_FAULTS: Readonly<Record<string, PlannedFault>> = {
  malformed: { fault: 'malformed' },
  'http-500': { fault: 'http-500' },
  drops: { fault: 'drops' },
  slow: SLOW,
};

/** The fault that a number's ending causes. */
const ENDING_FAULTS: Partial<Record<Ending, PlannedFault>> = {
  error: { fault: 'refused' },
  slow: SLOW,
  stalled: { fault: 'stalled' },
  dropped: { fault: 'lost-after' },
};

function faultOfNumber(_: Order, { phone }: { phone: string }): PlannedFault | undefined {
  const ending = endingOf(phone);
  return ending && ENDING_FAULTS[ending];
}

/** A counting call that never gets a reply must not delay anything. */
const uncounted = (_: Order, { phone }: { phone: string }): PlannedFault | undefined =>
  endingOf(phone) === 'slow' ? { fault: 'stalled' } : undefined;

function count(_: Order, world: World) {
  enter(world, { kind: 'event' });
  return coded(null, '0');
}

const SERVICE = '/api/v2/:country/service/channel';
const PROMOTION = '/api/v2/:country/promotion';

/** The calls of the registration landing page. */
export const landingCalls: Routes = {
  [`GET ${SERVICE}/channel-template`]: call(
    'read',
    template,
    (_, __, { templateId: id }) => {
      if (id === 'no-id') return coded({ title: 'A template without id' }, '00');
      const data = landingTemplate(id === 'slow' ? 'banner' : id);
      return data ? coded(data, '00') : refused('01', 'This promotion has ended');
    },
    (_, { templateId }) => TEMPLATE_FAULTS[templateId],
  ),
  [`GET ${PROMOTION}/track-visit`]: call('write', visit, count),
  [`GET ${PROMOTION}/track-click`]: call('write', click, count, uncounted),
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
  [`POST ${PROMOTION}/get-sms`]: call(
    'write',
    sms,
    (_, { landing, log, ...world }, { phone, capcode, sid }) => {
      if (!isCaptcha(landing, sid, capcode)) return refused('101', 'The characters are not right');
      if (isRegistered(landing, phone)) return refused('11', 'already registered');
      log(`SMS to ${phone}: ${sendCode(landing, phone)}`);
      enter(world, { kind: 'sms' });
      return coded(null, '0');
    },
    faultOfNumber,
  ),
  [`POST ${PROMOTION}/register`]: call(
    'write',
    registration,
    (_, { landing, ...world }, { phone, capcode, sid, smsCode, userName }) => {
      if (userName !== phone) throw new Refusal('userName differs from phone');
      if (!isCaptcha(landing, sid, capcode)) return refused('-1', 'The characters are not right');
      if (isRegistered(landing, phone)) return refused('11', 'already registered');
      const problem = codeProblem(landing, phone, smsCode);
      if (problem) return problem;
      landing.registered.push(phone);
      enter(world, { kind: 'registration' });
      return coded(null, '0');
    },
    faultOfNumber,
  ),
};
