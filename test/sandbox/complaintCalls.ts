import * as v from 'valibot';
import { answer, call, type Routes, read, sessionOf } from './answers.ts';
import { required } from './checks.ts';
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
import { coded, done, refused } from './replies.ts';
import type { Order, World } from './world.ts';

const MAX_UPLOAD_BYTES = 10_000_000;
const MAX_IMAGES = 9;
const MAX_TEXT_LENGTH = 200;
const SLOW_UPLOAD_MS = 1500;

const problem = v.strictObject({
  problemType: required,
  problemSonType: v.string(),
  problemDetail: required,
  problemImage: v.string(),
  orderNo: required,
});
const byId = v.strictObject({ problemId: required });
const rated = v.strictObject({ ...byId.entries, score: v.picklist(['1', '2', '3', '4', '5']) });
const photo = v.strictObject({ problemImage: v.instance(File) });

/** Complaints about collection are allowed for orders that are or were due. */
const takesCollection = (status: string) => ['170', '174', '180', '200'].includes(status);

const cardOf = ({ scenario, status, dueOn }: Order) => ({
  orderNo: scenario.orderId,
  productLogo: '/esita/sandbox/logo/pesobridge.svg',
  productName: 'PesoBridge Flexi',
  status,
  isShow: takesCollection(status) ? 1 : 0,
  list: [
    { title: 'Loan amount', value: '₱3,000.00' },
    { title: 'Repayment date', value: dueOn },
  ],
});

const NO_LISTS = { problemType: null, problemSonType: null, orderDetail: null, orderList: null };

const init = read(v.strictObject({ orderId: v.optional(required) }), (order, world, _, { req }) => {
  const { ordersShown = 4 } = order.scenario;
  if (!ordersShown) return NO_LISTS;
  const orders = [...new Set([order, ...world.orders.values()])].slice(0, ordersShown);
  const old = Array.from({ length: ordersShown - orders.length }, (_, index) => ({
    ...cardOf(order),
    orderNo: `old-${index + 1}`,
  }));
  return {
    problemType: PROBLEM_TYPES,
    problemSonType: PROBLEM_SON_TYPES,
    // Without an order in the call all of them are offered, and none is selected.
    orderDetail: req.query('orderId') ? cardOf(order) : null,
    orderList: [...orders.map(cardOf), ...old],
  };
});

const nameOf = (url: string) => url.replace(/\?.*$/, '').replace(/^.*\//, '');
const imagesOf = ({ problemImage }: v.InferOutput<typeof problem>) =>
  problemImage ? problemImage.split(',') : [];

/** The server's message about an invalid complaint. */
function wrongWith(asked: v.InferOutput<typeof problem>, world: World): string | undefined {
  const { problemType, problemSonType, problemDetail, orderNo } = asked;
  const isCollection = problemType === '1';
  const images = imagesOf(asked);
  const order = world.orders.get(orderNo);
  const rules: [isBroken: boolean, message: string][] = [
    [!titleOf(PROBLEM_TYPES, problemType), 'There is no such question type'],
    [isCollection && !titleOf(PROBLEM_SON_TYPES, problemSonType), 'A sub-type is needed'],
    [[...problemDetail].length > MAX_TEXT_LENGTH, 'The text is too long'],
    [images.length > MAX_IMAGES, 'Too many images'],
    [
      images.some((url) => !world.complaints.uploads.has(nameOf(url))),
      'An image was not uploaded here',
    ],
    [!order && !orderNo.startsWith('old-'), 'There is no such order'],
    [
      isCollection && order !== undefined && !takesCollection(order.status),
      'This type of complaint is not allowed for this order',
    ],
  ];
  return rules.find(([isBroken]) => isBroken)?.[1];
}

const save = call('write', problem, (_, world, asked) => {
  const wrong = wrongWith(asked, world);
  if (wrong) return refused(1006, wrong);
  const { problemType, problemSonType, problemDetail, orderNo } = asked;
  const subject = { type: problemType, sonType: problemSonType, orderNo };
  const told = { ...subject, content: problemDetail, images: imagesOf(asked) };
  const { id } = addComplaint(world, told, Date.now());
  enter(world, { kind: 'complaint', orderId: orderNo });
  return done({ problemId: id });
});

/** The type of an image by its first bytes; undefined unless it is JPEG or PNG. */
function imageType(bytes: Uint8Array): Upload['type'] | undefined {
  const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg';
  return starts(0x89, 0x50, 0x4e, 0x47) ? 'image/png' : undefined;
}

const upload = answer(
  photo,
  async ({ scenario: { uploads } }, world, { problemImage: file }, context) => {
    const { complaints } = world;
    complaints.tried += 1;
    const fails = uploads === 'flaky' && complaints.tried % 3 === 0;
    if (uploads === 'slow') await wait(context, SLOW_UPLOAD_MS);
    if (fails) return context.json(refused(500, 'The upload failed'));
    if (file.size > MAX_UPLOAD_BYTES || uploads === 'refused') {
      return context.text('Request Entity Too Large', 413);
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = imageType(bytes);
    if (!type) return context.json(refused(1007, 'Only JPEG and PNG images are accepted'));
    return deliver(context, world, { kind: 'write' }, () => {
      const name = `${complaints.uploads.size + 1}.${type === 'image/png' ? 'png' : 'jpg'}`;
      complaints.uploads.set(name, { type, bytes });
      enter(world, { kind: 'upload' });
      const query = new URLSearchParams({ sessionId: sessionOf(context) });
      return coded({ url: `/esita/sandbox/upload/${name}?${query}` });
    });
  },
  'multipart/form-data',
);

/** The calls of complaints. */
export const complaintCalls: Routes = {
  'GET /user-problem/problem-init': init,
  'POST /user-problem/problem-init': init,
  'POST /user-problem/problem-save': save,
  'POST /user-problem/upload-problem-img': upload,
  'POST /user-problem/problem-list': read(v.strictObject({}), tabsOf),
  'POST /user-problem/problem-detail': call('read', byId, (_, { complaints }, { problemId }) => {
    const found = complaints.list.find(({ id }) => id === problemId);
    return found ? coded(detailOf(found)) : refused(4004, 'Complaint not found');
  }),
  'POST /user-problem/save-score': call('write', rated, (_, { complaints, ...world }, asked) => {
    const found = complaints.list.find(({ id }) => id === asked.problemId);
    if (!found?.reply) return refused('01', 'There is nothing to rate yet');
    found.score = Number(asked.score);
    enter(world, { kind: 'rating', orderId: found.orderNo });
    return coded(null, '00');
  }),
};
