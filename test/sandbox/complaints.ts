import * as v from 'valibot';
import { answer, call, type Routes, read, sessionOf } from './answers.ts';
import { required } from './checks.ts';
import { DAY_MS, manilaTime } from './days.ts';
import { deliver } from './deliver.ts';
import { enter } from './ledger.ts';
import { rowsOf } from './loan.ts';
import { logoOf } from './pictures.ts';
import { coded, done, refused } from './replies.ts';
import type { Order, World } from './world.ts';

interface Upload {
  type: 'image/jpeg' | 'image/png';
  bytes: Uint8Array;
}

export interface Complaint {
  id: string;
  type: string;
  sonType: string;
  content: string;
  images: string[];
  orderNo: string;
  /** Epoch ms. */
  time: number;
  reply?: { detail: string; images: string[] };
  score?: number;
}

/** The question types; only type 1 has sub-types. */
const PROBLEM_TYPES = [
  { title: 'Collection', value: 1 },
  { title: 'Repayment', value: '2' },
  { title: 'Loan application', value: 3 },
  { title: 'Other', value: '4' },
] as const;

/** The sub-types of type 1. */
const PROBLEM_SON_TYPES = [
  { title: 'Calls too often', value: 11 },
  { title: 'Rude words', value: '12' },
  { title: 'Contacted others about my loan', value: 13 },
] as const;

/** The title of an option; '' for an unknown one. */
const titleOf = (
  options: readonly { title: string; value: number | string }[],
  value: string,
): string => options.find((option) => `${option.value}` === value)?.title ?? '';

/** Stores a complaint. @param time epoch ms. */
export function addComplaint(
  { complaints: { list } }: { complaints: { list: Complaint[] } },
  complaint: Omit<Complaint, 'id' | 'time'>,
  time: number,
): Complaint {
  const added = { ...complaint, id: `${list.length + 1}`, time };
  list.unshift(added);
  return added;
}

/** The complaints of a new session: one rated, one to be rated, one without an answer. */
export function newComplaints(now: number) {
  const complaints = {
    list: [] as Complaint[],
    uploads: new Map<string, Upload>(),
    /** Uploads so far; in one scenario every third fails. */
    tried: 0,
  };
  const store = '/esita/sandbox/logo/store.svg';
  const add = (daysAgo: number, type: string, content: string, more: Partial<Complaint> = {}) => {
    const plain = { type, sonType: '', content, images: [], orderNo: 'status-200' };
    addComplaint({ complaints }, { ...plain, ...more }, now - daysAgo * DAY_MS);
  };
  add(9, '3', 'My application took a week.', {
    reply: { detail: 'We are sorry for the wait.', images: [] },
    score: 4,
  });
  add(4, '1', 'I was called five times in one day.', {
    sonType: '11',
    images: [store, '/esita/sandbox/qr/801200000001.png'],
    reply: {
      detail: 'We have told the agency to stop. You will be called once a day at most.',
      images: [store],
    },
  });
  add(1, '2', 'My payment does not show up.', { orderNo: 'due-extendable' });
  return complaints;
}

const titlesOf = ({ type, sonType }: Complaint) => ({
  type: titleOf(PROBLEM_TYPES, type),
  sonType: titleOf(PROBLEM_SON_TYPES, sonType),
});

function itemOf(complaint: Complaint) {
  const { type, sonType } = titlesOf(complaint);
  const { id, time, content } = complaint;
  const title = sonType ? `${type}: ${sonType}` : type;
  return { id: Number(id), time: manilaTime(time), type: title, content };
}

/** Complaints without an answer, the newest first. */
const manyComplaints = (count: number) =>
  Array.from({ length: count }, (_, index): Complaint => {
    const content = `Complaint number ${index + 1}: what happened, told in a line or two, as people do.`;
    return {
      id: `${count - index}`,
      time: Date.UTC(2026, 0, 1) - index * 3_600_000,
      type: `${(index % 4) + 1}`,
      sonType: '',
      content,
      images: [],
      orderNo: 'complaints-2000',
    };
  });

/** The complaints of a session, the newest first. */
const complaintsOf = ({ scenario: { complaintList } }: Order, { complaints }: World) =>
  typeof complaintList === 'number' ? manyComplaints(complaintList) : complaints.list;

/** The tabs of the list reply, newest complaint first. */
function tabsOf(order: Order, world: World) {
  const { complaintList } = order.scenario;
  if (complaintList === 'null') return { tabs: null };
  const isEmpty = complaintList === 'empty';
  const list = complaintsOf(order, world);
  const all = list.map(itemOf);
  const tabs = [
    { title: 'All', list: isEmpty ? [] : all },
    { title: 'In progress', list: isEmpty ? null : list.filter(({ reply }) => !reply).map(itemOf) },
    { title: 'Answered', list: isEmpty ? [] : list.filter(({ reply }) => reply).map(itemOf) },
  ];
  const more = complaintList === 'tabs' ? ['Withdrawn', 'Reopened', 'Closed', 'Archived'] : [];
  return { tabs: [...tabs, ...more.map((title) => ({ title, list: [] }))] };
}

function detailOf(complaint: Complaint): Record<string, unknown> {
  const { id, content, images, reply, score } = complaint;
  return {
    ...titlesOf(complaint),
    problemId: Number(id),
    content,
    images,
    disposeDetail: reply?.detail ?? '',
    disposeImages: reply?.images ?? null,
    isNeedScore: Boolean(reply && score === undefined),
  };
}

const MAX_UPLOAD_BYTES = 10_000_000;
const MAX_IMAGES = 9;
const MAX_TEXT_LENGTH = 200;

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

/** The rows of an order by which a borrower tells it from others. */
const TELLING = ['Loan amount', 'Repayment date'];

const cardOf = (order: Order) => ({
  orderNo: order.scenario.orderId,
  productLogo: logoOf('PesoBridge Flexi'),
  productName: 'PesoBridge Flexi',
  status: order.status,
  isShow: takesCollection(order.status) ? 1 : 0,
  list: rowsOf(order)
    .filter(({ text }) => TELLING.includes(text))
    .map(({ text: title, value }) => ({ title, value })),
});

const NO_LISTS = { problemType: null, problemSonType: null, orderDetail: null, orderList: null };

const init = read(v.strictObject({ orderId: v.optional(required) }), (order, world, _, { req }) => {
  if (order.scenario.noLists) return NO_LISTS;
  const orders = [...new Set([order, ...world.orders.values()])].slice(0, 4);
  return {
    problemType: PROBLEM_TYPES,
    problemSonType: PROBLEM_SON_TYPES,
    // Without an order in the call all of them are offered, and none is selected.
    orderDetail: req.query('orderId') ? cardOf(order) : null,
    orderList: orders.map(cardOf),
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
  const { status } = world.orders.get(orderNo) ?? {};
  const isForeign = (url: string) => !world.complaints.uploads.has(nameOf(url));
  if (!titleOf(PROBLEM_TYPES, problemType)) return 'There is no such question type';
  if (isCollection && !titleOf(PROBLEM_SON_TYPES, problemSonType)) return 'A sub-type is needed';
  if ([...problemDetail].length > MAX_TEXT_LENGTH) return 'The text is too long';
  if (images.length > MAX_IMAGES) return 'Too many images';
  if (images.some(isForeign)) return 'An image was not uploaded here';
  if (!status) return 'There is no such order';
  return isCollection && !takesCollection(status)
    ? 'This type of complaint is not allowed for this order'
    : undefined;
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
    if (uploads === 'flaky' && complaints.tried % 3 === 0)
      return context.json(refused(500, 'The upload failed'));
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

export const complaintCalls: Routes = {
  'GET /user-problem/problem-init': init,
  'POST /user-problem/problem-init': init,
  'POST /user-problem/problem-save': save,
  'POST /user-problem/upload-problem-img': upload,
  'POST /user-problem/problem-list': read(v.strictObject({}), tabsOf),
  'POST /user-problem/problem-detail': call('read', byId, (order, world, { problemId }) => {
    const found = complaintsOf(order, world).find(({ id }) => id === problemId);
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
