import type { ComplaintItem, ComplaintTab } from '../../shared/api/complaintRecords.ts';
import { machineTime, minuteText } from '../../shared/lib/timeText.ts';
import { decodedHash } from '../../shared/lib/url/decodedHash.ts';
import { linkTo, type ScreenContext } from '../../shared/runtime/screenContext.ts';
import { shownTime } from '../../shared/runtime/shownDate.ts';
import { complaintListText } from './complaintList.messages.ts';

/** The content of the page. */
export type ShownComplaints = ReturnType<typeof shownComplaints>;

export type ShownTab = NonNullable<ShownComplaints['tabs']>[number];

export type ShownComplaint = ReturnType<typeof shownComplaint>;

/** For each complaint the title of the narrowest tab that lists it. */
function narrowestTabs(tabs: readonly ComplaintTab[]): ReadonlyMap<string, string> {
  const byLength = [...tabs].sort((one, other) => other.list.length - one.list.length);
  return new Map(byLength.flatMap(({ title, list }) => list.map(({ id }) => [id, title] as const)));
}

function shownComplaint(
  { id, type, time, content }: ComplaintItem,
  index: number,
  state: string,
  context: ScreenContext,
) {
  const minute = minuteText(time);
  const readable = machineTime(minute);
  return {
    key: id || `item ${index}`,
    type: type || complaintListText.unnamed,
    time: shownTime(minute),
    machineTime: readable,
    content,
    // A narrower tab that has it too, such as 'Answered'; '' if there is none.
    state,
    // The reply with the details has no time.
    details: id
      ? linkTo(context, 'complainDetails', { problemId: id, ...(readable && { time: readable }) })
      : undefined,
  };
}

/** The content of the page with the complaints. @param data undefined while they are not known. */
export function shownComplaints(
  data: { tabs: readonly ComplaintTab[] } | undefined,
  context: ScreenContext,
) {
  const hash = context.address ? new URL(context.address).hash : '';
  const narrowest = narrowestTabs(data?.tabs ?? []);
  return {
    tabs: data?.tabs.map(({ title, list }) => ({
      title: title || complaintListText.untitled,
      complaints: list.map((item, index) => {
        const state = (item.id && narrowest.get(item.id)) || '';
        return shownComplaint(item, index, state === title ? '' : state, context);
      }),
    })),
    selected: tabOfHash(hash, data?.tabs.length ?? 0),
    write: linkTo(context, 'complaint'),
  };
}

/** The index of the tab in a hash such as `#2`, which counts from 1; 0 if there is no such tab. */
function tabOfHash(hash: string, count: number): number {
  const index = Number(/^#(\d{1,3})$/.exec(decodedHash(hash))?.[1] ?? 1) - 1;
  return index >= 0 && index < count ? index : 0;
}
