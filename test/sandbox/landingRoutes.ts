import { randomInt } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { declares, record, sessionOf, type Worlds } from './answers.ts';
import { parametersOf, Refusal, required } from './checks.ts';
import { deliver } from './deliver.ts';
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
import { bannerSvg, captchaSvg } from './pictures.ts';
import type { World } from './world.ts';

const BASE = '/api/v2/:country';

const optionalText = v.optional(v.string());
const visit = {
  page_id: optionalText,
  user_from: optionalText,
  client_type: v.literal('h5'),
  page_type: v.literal('1'),
  utm_tag: optionalText,
  app_from: optionalText,
};
const sms = {
  phone: v.pipe(v.string(), v.regex(/^\d{10,11}$/)),
  capcode: v.pipe(required, v.maxLength(4)),
  sid: required,
  deviceId: required,
  appName: required,
  app_from: optionalText,
  user_from: optionalText,
  utm_tag: optionalText,
};
const registration = {
  ...sms,
  merchantNumber: v.literal('0'),
  userName: required,
  smsCode: v.pipe(required, v.maxLength(6)),
  invite_code: optionalText,
  id: optionalText,
};

const ok = (data: unknown = null, code = '0') => ({ code, message: 'success', data });
const no = (code: string, message: string) => ({ code, message });

interface LandingCall<Asked> {
  kind: 'read' | 'write';
  /** The fault that a number or a template causes. */
  planned?: (asked: Asked) => PlannedFault | undefined;
}

/** Answers a call of the landing page: strictly checked, with the visitor's state. */
function answered<Entries extends v.ObjectEntries>(
  worlds: Worlds,
  entries: Entries,
  { kind, planned }: LandingCall<v.InferOutput<v.StrictObjectSchema<Entries, undefined>>>,
  act: (
    asked: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>,
    world: World,
  ) => Record<string, unknown>,
) {
  const schema = v.strictObject(entries);
  return declares(schema, async (context: Context): Promise<Response> => {
    const world = worlds(sessionOf(context));
    await record(context, world);
    const asked = await parametersOf(context, schema);
    const delivery = { kind, asked, planned: () => planned?.(asked) };
    return deliver(context, world, delivery, () => act(asked, world));
  });
}

/** The fault that a number's ending causes. */
const ENDING_FAULTS: Partial<Record<NonNullable<Ending>, PlannedFault>> = {
  error: { fault: 'refused' },
  slow: SLOW,
  stalled: { fault: 'stalled' },
  dropped: { fault: 'lost-after' },
};

function faultOfNumber({ phone }: { phone: string }): PlannedFault | undefined {
  const ending = endingOf(phone);
  return ending && ENDING_FAULTS[ending];
}

/** The fault that a template's id causes. */
const TEMPLATE_FAULTS: Readonly<Record<string, PlannedFault>> = {
  malformed: { fault: 'malformed' },
  'http-500': { fault: 'http-500' },
  drops: { fault: 'drops' },
  slow: SLOW,
};

function template({ templateId: id }: { templateId: string }) {
  if (id === 'no-id') return ok({ title: 'A template without id' }, '00');
  const data = landingTemplate(id === 'slow' ? 'banner' : id);
  return data ? ok(data, '00') : no('01', 'This promotion has ended');
}

interface LandingOptions {
  log?: ((line: string) => void) | undefined;
  now: () => number;
}

/** The calls of the registration landing page. */
export function landingRoutes(worlds: Worlds, { log, now }: LandingOptions): Hono {
  const routes = new Hono();
  /** A picture is requested without a session, so its id names the session. */
  const owners = new Map<string, World>();
  routes.get(
    `${BASE}/service/channel/channel-template`,
    answered(
      worlds,
      { templateId: required },
      { kind: 'read', planned: ({ templateId }) => TEMPLATE_FAULTS[templateId] },
      template,
    ),
  );
  routes.get(
    `${BASE}/promotion/track-visit`,
    answered(worlds, visit, { kind: 'write' }, (_, world) => {
      enter(world, { kind: 'event' });
      return ok();
    }),
  );
  // A counting call that never gets a reply must not delay anything.
  const uncounted = ({ phone }: { phone: string }) =>
    endingOf(phone) === 'slow' ? ({ fault: 'stalled' } as const) : undefined;
  routes.get(
    `${BASE}/promotion/track-click`,
    answered(
      worlds,
      { ...visit, phone: sms.phone },
      { kind: 'write', planned: uncounted },
      (_, world) => {
        enter(world, { kind: 'event' });
        return ok();
      },
    ),
  );
  routes.get(
    `${BASE}/promotion/get-sid`,
    answered(worlds, {}, { kind: 'read' }, (_, world) => {
      const sid = `sid-${randomInt(2 ** 47)}`;
      owners.set(sid, world);
      return ok({ sid });
    }),
  );
  routes.get(`${BASE}/promotion/get-captcha`, (context) => {
    const { sid = '', a = '' } = context.req.query();
    const owner = owners.get(sid);
    if (!owner || !a) return context.text('No such captcha', 404);
    const svg = captchaSvg(drawCaptcha(owner.landing, sid, a));
    return context.body(svg, 200, { 'Content-Type': 'image/svg+xml' });
  });
  const byNumber = { kind: 'write', planned: faultOfNumber } as const;
  routes.post(
    `${BASE}/promotion/get-sms`,
    answered(worlds, sms, byNumber, ({ phone, capcode, sid }, world) => {
      const { landing } = world;
      if (!isCaptcha(landing, sid, capcode)) return no('101', 'The characters are not right');
      if (isRegistered(landing, phone)) return no('11', 'already registered');
      const code = sendCode(landing, phone, now());
      enter(world, { kind: 'sms' });
      log?.(`SMS to ${phone}: ${code}`);
      return ok();
    }),
  );
  routes.post(
    `${BASE}/promotion/register`,
    answered(worlds, registration, byNumber, (asked, world) => {
      const { landing } = world;
      const { phone, capcode, sid, smsCode, userName } = asked;
      if (userName !== phone) throw new Refusal('userName differs from phone');
      if (!isCaptcha(landing, sid, capcode)) return no('-1', 'The characters are not right');
      if (isRegistered(landing, phone)) return no('11', 'already registered');
      const problem = codeProblem(landing, phone, smsCode, now());
      if (problem) return problem;
      landing.registered.push(phone);
      enter(world, { kind: 'registration' });
      return ok();
    }),
  );
  routes.get('/sandbox/landing-banner.svg', (context) =>
    context.body(bannerSvg(), 200, { 'Content-Type': 'image/svg+xml' }),
  );
  return routes;
}
