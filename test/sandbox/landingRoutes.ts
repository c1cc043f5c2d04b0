import { randomInt } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { declares, record, sessionOf, type Worlds } from './answers.ts';
import { parametersOf, Refusal, required } from './checks.ts';
import { drop, dropMidReply, stall, wait } from './faults.ts';
import {
  codeProblem,
  drawCaptcha,
  endingOf,
  isCaptcha,
  isRegistered,
  landingTemplate,
  sendCode,
} from './landing.ts';
import { bannerSvg, captchaSvg } from './landingPictures.ts';
import type { World } from './world.ts';

const BASE = '/api/v2/:country';
const SLOW_MS = 2500;

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

/** Nobody is signed in here: a call that carries more than it declares is refused. */
function expectAnonymous(context: Context, names: readonly string[]): void {
  const allowed = context.req.method === 'GET' ? names : [];
  const stray = Object.keys(context.req.query()).find((name) => !allowed.includes(name));
  if (stray) throw new Refusal(`unexpected parameter ${stray}`);
}

/** Answers a call of the landing page: checked strictly, anonymous, with the visitor's world. */
function answered<Entries extends v.ObjectEntries>(
  worlds: Worlds,
  entries: Entries,
  act: (
    asked: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>,
    world: World,
    context: Context,
  ) => Response | Promise<Response>,
) {
  const schema = v.strictObject(entries);
  return declares(schema, async (context: Context): Promise<Response> => {
    const world = worlds(sessionOf(context));
    await record(context, world);
    expectAnonymous(context, Object.keys(entries));
    return act(await parametersOf(context, schema), world, context);
  });
}

/** Does what a number's ending asks for, around the reply that it would get (README, "The sandbox"). */
async function withFault(
  context: Context,
  phone: string,
  act: () => Record<string, unknown>,
): Promise<Response> {
  const ending = endingOf(phone);
  if (ending === 'error') return context.json(no('500', 'This service is under maintenance'));
  const reply = act();
  if (ending === 'slow') await wait(context, SLOW_MS);
  if (ending === 'stalled') return stall(context);
  if (ending === 'dropped') return dropMidReply(context);
  return context.json(reply);
}

async function template(context: Context, id: string): Promise<Response> {
  if (id === 'malformed') return context.body('{"code":"00","data":{"id":');
  if (id === 'http-500') return context.html('<h1>Internal Server Error</h1>', 500);
  if (id === 'no-id') return context.json(ok({ title: 'A template without id' }, '00'));
  if (id === 'drops') return drop(context);
  if (id === 'slow') await wait(context, SLOW_MS);
  const data = landingTemplate(id === 'slow' ? 'banner' : id);
  return context.json(data ? ok(data, '00') : no('01', 'This promotion has ended'));
}

interface LandingOptions {
  log?: ((line: string) => void) | undefined;
  now: () => number;
}

/** The calls of the registration landing page (spec 7.5, decisions 3). */
export function landingRoutes(worlds: Worlds, { log, now }: LandingOptions): Hono {
  const routes = new Hono();
  /** A picture is asked for without a session, so its id says whose it is. */
  const owners = new Map<string, World>();
  routes.get(
    `${BASE}/service/channel/channel-template`,
    answered(worlds, { templateId: required }, ({ templateId }, _, context) =>
      template(context, templateId),
    ),
  );
  routes.get(
    `${BASE}/promotion/track-visit`,
    answered(worlds, visit, (_, __, context) => context.json(ok())),
  );
  routes.get(
    `${BASE}/promotion/track-click`,
    answered(worlds, { ...visit, phone: sms.phone }, ({ phone }, _, context) =>
      // Counting that never answers must hold nobody up.
      endingOf(phone) === 'slow' ? stall(context) : context.json(ok()),
    ),
  );
  routes.get(
    `${BASE}/promotion/get-sid`,
    answered(worlds, {}, (_, world, context) => {
      const sid = `sid-${randomInt(2 ** 47)}`;
      owners.set(sid, world);
      return context.json(ok({ sid }));
    }),
  );
  routes.get(`${BASE}/promotion/get-captcha`, (context) => {
    const { sid = '', a = '' } = context.req.query();
    const owner = owners.get(sid);
    if (!owner || !a) return context.text('No such captcha', 404);
    const svg = captchaSvg(drawCaptcha(owner.landing, sid, a));
    return context.body(svg, 200, { 'Content-Type': 'image/svg+xml' });
  });
  routes.post(
    `${BASE}/promotion/get-sms`,
    answered(worlds, sms, ({ phone, capcode, sid }, { landing }, context) =>
      withFault(context, phone, () => {
        if (!isCaptcha(landing, sid, capcode)) return no('101', 'The characters are not right');
        if (isRegistered(landing, phone)) return no('11', 'already registered');
        const code = sendCode(landing, phone, now());
        log?.(`SMS to ${phone}: ${code}`);
        return ok();
      }),
    ),
  );
  routes.post(
    `${BASE}/promotion/register`,
    answered(worlds, registration, (asked, { landing }, context) => {
      const { phone, capcode, sid, smsCode, userName } = asked;
      if (userName !== phone) throw new Refusal('userName differs from phone');
      return withFault(context, phone, () => {
        if (!isCaptcha(landing, sid, capcode)) return no('-1', 'The characters are not right');
        if (isRegistered(landing, phone)) return no('11', 'already registered');
        const problem = codeProblem(landing, phone, smsCode, now());
        if (problem) return problem;
        landing.registered.push(phone);
        return ok();
      });
    }),
  );
  routes.get('/sandbox/landing-banner.svg', (context) =>
    context.body(bannerSvg(), 200, { 'Content-Type': 'image/svg+xml' }),
  );
  return routes;
}
