import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { declares, read, readWith, record, sessionOf, type Worlds, write } from './answers.ts';
import { checkCommon, required } from './checks.ts';
import {
  addComplaint,
  detailOf,
  PROBLEM_SON_TYPES,
  PROBLEM_TYPES,
  tabsOf,
  titleOf,
  type Upload,
} from './complaints.ts';
import { deliver } from './deliver.ts';
import { wait } from './faults.ts';
import { enter } from './ledger.ts';
import type { Order, World } from './world.ts';

const MAX_UPLOAD_BYTES = 10_000_000;
const MAX_IMAGES = 9;
const MAX_TEXT_LENGTH = 200;
const SLOW_UPLOAD_MS = 1500;

const init = v.strictObject({ orderId: v.optional(required) });
const problem = v.strictObject({
  problemType: required,
  problemSonType: v.string(),
  problemDetail: required,
  problemImage: v.string(),
  orderNo: required,
});
const byId = v.strictObject({ problemId: required });
const rated = v.strictObject({ problemId: required, score: v.picklist(['1', '2', '3', '4', '5']) });

/** Complaints about collection are allowed for orders that are or were due. */
function takesCollection(status: string): boolean {
  return ['170', '174', '180', '200'].includes(status);
}

function orderCard({ scenario, status, dueOn }: Order) {
  return {
    orderNo: scenario.orderId,
    productLogo: '/esita/sandbox/logo/pesobridge.svg',
    productName: 'PesoBridge Flexi',
    status,
    isShow: takesCollection(status) ? 1 : 0,
    list: [
      { title: 'Loan amount', value: '₱3,000.00' },
      { title: 'Repayment date', value: dueOn },
    ],
  };
}

function initOf(order: Order, world: World, context: Context): Record<string, unknown> {
  const { ordersShown = 4 } = order.scenario;
  const others = [...world.orders.values()].filter((one) => one !== order);
  const some = [order, ...others].slice(0, Math.min(ordersShown, others.length + 1)).map(orderCard);
  const rest = Array.from({ length: Math.max(0, ordersShown - some.length) }, (_, index) => ({
    ...orderCard(order),
    orderNo: `old-${index + 1}`,
  }));
  const empty = ordersShown === 0;
  return {
    problemType: empty ? null : PROBLEM_TYPES,
    problemSonType: empty ? null : PROBLEM_SON_TYPES,
    // Without an order in the call all of them are offered, and none is selected.
    orderDetail: empty || !context.req.query('orderId') ? null : orderCard(order),
    orderList: empty ? null : [...some, ...rest],
  };
}

/** The server's message about an invalid complaint. */
function wrongWith(asked: v.InferOutput<typeof problem>, world: World): string | undefined {
  const { problemType, problemSonType, problemDetail, problemImage, orderNo } = asked;
  const images = problemImage ? problemImage.split(',') : [];
  if (!titleOf(PROBLEM_TYPES, problemType)) return 'There is no such question type';
  if (problemType === '1' && !titleOf(PROBLEM_SON_TYPES, problemSonType))
    return 'A sub-type is needed';
  if ([...problemDetail].length > MAX_TEXT_LENGTH) return 'The text is too long';
  if (images.length > MAX_IMAGES) return 'Too many images';
  if (images.some((url) => !world.complaints.uploads.has(nameOf(url))))
    return 'An image was not uploaded here';
  const order = world.orders.get(orderNo);
  if (!order && !orderNo.startsWith('old-')) return 'There is no such order';
  if (problemType === '1' && order && !takesCollection(order.status)) {
    return 'This type of complaint is not allowed for this order';
  }
  return undefined;
}

const nameOf = (url: string) => url.replace(/\?.*$/, '').replace(/^.*\//, '');

function save(asked: v.InferOutput<typeof problem>, _: Order, world: World) {
  const wrong = wrongWith(asked, world);
  if (wrong) return { code: 1006, success: false, message: wrong };
  const { problemType, problemSonType, problemDetail, problemImage, orderNo } = asked;
  const images = problemImage ? problemImage.split(',') : [];
  const subject = { type: problemType, sonType: problemSonType, orderNo };
  const { id } = addComplaint(world, { ...subject, content: problemDetail, images }, world.now());
  enter(world, { kind: 'complaint', orderId: orderNo });
  return { code: 0, success: true, message: 'success', data: { problemId: id } };
}

/** The type of an image by its first bytes; undefined unless it is JPEG or PNG. */
function imageType(bytes: Uint8Array): Upload['type'] | undefined {
  const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg';
  return starts(0x89, 0x50, 0x4e, 0x47) ? 'image/png' : undefined;
}

/** One picture as a file field. */
const photo = v.strictObject({ problemImage: v.instance(File) });

async function upload(context: Context, worlds: Worlds): Promise<Response> {
  const world = worlds(sessionOf(context));
  await record(context, world);
  checkCommon(context);
  const { complaints } = world;
  const scenario = world.orders.get(context.req.query('orderId') ?? '')?.scenario;
  complaints.tried += 1;
  // Others may begin while this one is still being received.
  const ordinal = complaints.tried;
  const { problemImage: file, ...rest } = await context.req.parseBody();
  if (scenario?.uploads === 'slow') await wait(context, SLOW_UPLOAD_MS);
  if (scenario?.uploads === 'flaky' && ordinal % 3 === 0) {
    return context.json({ code: 500, message: 'The upload failed' });
  }
  if (!(file instanceof File) || Object.keys(rest).length) {
    return context.json({ code: 1001, message: 'problemImage is required' });
  }
  if (file.size > MAX_UPLOAD_BYTES || scenario?.uploads === 'refused') {
    return context.text('Request Entity Too Large', 413);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = imageType(bytes);
  if (!type) return context.json({ code: 1007, message: 'Only JPEG and PNG images are accepted' });
  const asked = createHash('sha256').update(bytes).digest('hex');
  return deliver(context, world, { kind: 'write', asked }, () => {
    complaints.stored += 1;
    const name = `${complaints.stored}.${type === 'image/png' ? 'png' : 'jpg'}`;
    complaints.uploads.set(name, { name, type, bytes });
    enter(world, { kind: 'upload' });
    const query = new URLSearchParams({ sessionId: sessionOf(context) });
    const url = `/esita/sandbox/upload/${name}?${query}`;
    return { code: 0, message: 'success', data: { url } };
  });
}

function score({ problemId, score: stars }: v.InferOutput<typeof rated>, _: Order, world: World) {
  const found = world.complaints.list.find(({ id }) => id === problemId);
  if (!found?.reply) return { code: '01', message: 'There is nothing to rate yet' };
  found.score = Number(stars);
  enter(world, { kind: 'rating', orderId: found.orderNo });
  return { code: '00', message: 'success', data: null };
}

/** The calls of complaints. */
export function complaintRoutes(worlds: Worlds): Hono {
  const routes = new Hono();
  const both = ['GET', 'POST'];
  routes.on(both, '/user-problem/problem-init', read(worlds, init, initOf));
  routes.post('/user-problem/problem-save', write(worlds, problem, save));
  routes.post(
    '/user-problem/upload-problem-img',
    declares(photo, (context: Context) => upload(context, worlds)),
  );
  routes.post(
    '/user-problem/problem-list',
    read(worlds, v.strictObject({}), (order, world) => tabsOf(world, order.scenario)),
  );
  routes.post(
    '/user-problem/problem-detail',
    readWith(worlds, byId, ({ problemId }, order, world) => {
      if (order.scenario.fault === 'missing-required') return { code: 0, data: {} };
      const found = world.complaints.list.find(({ id }) => id === problemId);
      return found
        ? { code: 0, message: 'success', data: detailOf(found) }
        : { code: 4004, message: 'Complaint not found' };
    }),
  );
  routes.post('/user-problem/save-score', write(worlds, rated, score));
  return routes;
}

/** Lets testers see uploaded images and send the answer of customer service. */
export function complaintControls(worlds: Worlds): Hono {
  const routes = new Hono();
  routes.get('/upload/:name', (context) => {
    const found = worlds(sessionOf(context)).complaints.uploads.get(context.req.param('name'));
    if (!found) return context.text('No such image', 404);
    return context.body(new Uint8Array(found.bytes), 200, { 'Content-Type': found.type });
  });
  routes.post('/reply', async (context) => {
    const { problemId } = await context.req.parseBody();
    const { list } = worlds(sessionOf(context)).complaints;
    const found = list.find(({ id }) => id === problemId);
    if (!found) return context.text('No such complaint', 404);
    found.reply ??= { detail: 'Thank you. We have looked into it and put it right.', images: [] };
    const query = new URLSearchParams({ sessionId: sessionOf(context) });
    return context.redirect(`/esita/sandbox/counter?${query}`, 303);
  });
  return routes;
}
