import { readFlag, readText } from '../../api/reply.ts';
import type { ReplyData } from '../../runtime/derive.ts';
import type { PickerEntry } from '../../runtime/PickerSkeleton.tsx';
import { FOLDED_ROWS } from '../../ui/foldableRows.model.ts';
import { isZero } from '../order/amountWithCurrency.ts';
import { distinctChannels } from './payCode.model.ts';

/** Which ways to pay the document shows. */
export interface WaysShown {
  /** How many rows are folded away; '' for none. */
  more: string;
  noRows: boolean;
  nothingDue: boolean;
  /** There is something to pay. */
  due: boolean;
  /** The repayment code of a full box; '' without one. */
  payCode: string;
  /** The code has no title of its own. */
  untitled: boolean;
  instructions: boolean;
  /** Channels to choose from. */
  channels: readonly PickerEntry[];
  hasChannels: boolean;
  noChannels: boolean;
}

/** The channels that the page can decode. */
function channelsOf(repayList: unknown): PickerEntry[] {
  const sent = Array.isArray(repayList) ? repayList.map((entry) => Object(entry) as ReplyData) : [];
  const besideLogo = sent.some(({ logo }) => readText(logo));
  const known = sent
    .map((one) => ({ channel_number: readText(one.channel_number), name: readText(one.name) }))
    .filter(({ channel_number, name }) => channel_number && name);
  return distinctChannels(known).map(({ channel_number, name }) => ({
    key: channel_number,
    label: name,
    besideLogo,
  }));
}

/** What the document shows of the ways to pay. @param amount to pay. @param rows of the list above. */
export function waysShown(data: ReplyData, amount: unknown, rows: unknown): WaysShown {
  const { defDetail, isShowReyTop, repayList } = data;
  const code = Object(defDetail) as ReplyData;
  const count = Array.isArray(rows) ? rows.length : 0;
  const channels = channelsOf(repayList);
  const hasChannels = channels.length > 0;
  const due = !isZero(readText(amount));
  return {
    more: count > FOLDED_ROWS ? `${count - FOLDED_ROWS}` : '',
    noRows: !count,
    nothingDue: !due,
    due,
    payCode: due ? readText(code.payCode) : '',
    untitled: !readText(code.title),
    instructions: readFlag(isShowReyTop) === true,
    channels,
    hasChannels,
    noChannels: !hasChannels,
  };
}
