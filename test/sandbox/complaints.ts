import { DAY_MS, manilaTime, type Order, type World } from './world.ts';

/** An uploaded image. */
export interface Upload {
  type: 'image/jpeg' | 'image/png';
  bytes: Uint8Array;
}

/** A stored complaint. */
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

/** The state of complaints in one session. */
export interface Complaints {
  list: Complaint[];
  uploads: Map<string, Upload>;
  /** Uploads so far; in one scenario every third fails. */
  tried: number;
}

/** The question types; only type 1 has sub-types. */
export const PROBLEM_TYPES = [
  { title: 'Collection', value: 1 },
  { title: 'Repayment', value: '2' },
  { title: 'Loan application', value: 3 },
  { title: 'Other', value: '4' },
] as const;

/** The sub-types of type 1. */
export const PROBLEM_SON_TYPES = [
  { title: 'Calls too often', value: 11 },
  { title: 'Rude words', value: '12' },
  { title: 'Contacted others about my loan', value: 13 },
] as const;

/** The title of an option; '' for an unknown one. */
export const titleOf = (
  options: readonly { title: string; value: number | string }[],
  value: string,
): string => options.find((option) => `${option.value}` === value)?.title ?? '';

/** Stores a complaint. @param time epoch ms. */
export function addComplaint(
  { complaints }: Pick<World, 'complaints'>,
  complaint: Omit<Complaint, 'id' | 'time'>,
  time: number,
): Complaint {
  const added = { ...complaint, id: `${complaints.list.length + 1}`, time };
  complaints.list.unshift(added);
  return added;
}

/** The complaints of a new session: one rated, one to be rated, one without an answer. */
export function newComplaints(now: number): Complaints {
  const complaints: Complaints = { list: [], uploads: new Map(), tried: 0 };
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

function manyItems(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: count - index,
    time: manilaTime(Date.UTC(2026, 0, 1) - index * 3_600_000),
    type: titleOf(PROBLEM_TYPES, `${(index % 4) + 1}`),
    content: `Complaint number ${index + 1}: what happened, told in a line or two, as people do.`,
  }));
}

/** The tabs of the list reply, newest complaint first, and the number of complaints. */
export function tabsOf({ scenario: { complaintList } }: Order, { complaints: { list } }: World) {
  if (complaintList === 'null') return { tabs: null, count: 0 };
  if (complaintList === 'empty') {
    const tabs = [
      { title: 'All', list: [] },
      { title: 'In progress', list: null },
      { title: 'Answered', list: [] },
    ];
    return { tabs, count: 0 };
  }
  const items = typeof complaintList === 'number' ? manyItems(complaintList) : list.map(itemOf);
  const more = complaintList === 'tabs' ? ['Withdrawn', 'Reopened', 'Closed', 'Archived'] : [];
  const tabs = [
    { title: 'All', list: items },
    { title: 'In progress', list: list.filter(({ reply }) => !reply).map(itemOf) },
    { title: 'Answered', list: list.filter(({ reply }) => reply).map(itemOf) },
    ...more.map((title) => ({ title, list: [] })),
  ];
  return { tabs, count: items.length };
}

/** The detail reply of a complaint. */
export function detailOf(complaint: Complaint): Record<string, unknown> {
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
