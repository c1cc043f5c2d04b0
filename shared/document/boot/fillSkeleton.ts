import type { QueryData } from '../../api/query.ts';
import { readFlag, readText, verdictOf } from '../../api/reply.ts';
import { amountWithCurrency } from '../../features/order/amountWithCurrency.ts';
import { writtenDate } from '../../lib/date.ts';
import type { Format } from '../../lib/fieldFormats.ts';
import { groupInFours } from '../../lib/mask.ts';
import { writtenTime } from '../../lib/timeText.ts';
import type { ReplyData } from '../../runtime/derive.ts';

type Data = Record<string, unknown>;

/** The functions by which the ready screen shows such a text as well; undefined leaves it to that screen. */
const fieldFormats: Readonly<Record<Format, (text: string) => string | undefined>> = {
  fours: groupInFours,
  money: amountWithCurrency,
  date: writtenDate,
  time: writtenTime,
};

/** @param path of the field; '.' for the data themselves. */
function fieldOf(data: unknown, path: string): unknown {
  if (path === '.') return data;
  return path
    .split('.')
    .reduce<unknown>((part, key) => (part as Data | null | undefined)?.[key], data);
}

/** Whether a field says anything but no, or a list has entries. A negative number of days says no as well. */
function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return readFlag(value) ?? !/^(-.*)?$/.test(readText(value));
}

function fillList(element: HTMLElement, entries: unknown): void {
  const template = element.firstElementChild as HTMLElement | null;
  if (!template || !Array.isArray(entries)) return;
  const { max, whole } = element.dataset;
  const rows = entries.map((entry) => {
    const row = template.cloneNode(true) as HTMLElement;
    fill(row, entry);
    return row;
  });
  const shown = whole ? rows.filter((row) => !row.querySelector('.bar[hidden]')) : rows;
  element.textContent = '';
  for (const row of shown.slice(0, Number(max) || undefined)) element.appendChild(row);
}

/** Writes data into one part of the skeleton and everything in it. */
export function fill(element: HTMLElement, data: unknown): void {
  const { field, list, value, when } = element.dataset;
  if (value) (element as HTMLInputElement).value = readText(fieldOf(data, value));
  if (when) element.hidden = !isFilled(fieldOf(data, when));
  if (list) fillList(element, fieldOf(data, list));
  else if (field) {
    const [path = '', format] = field.split(':');
    const text = readText(fieldOf(data, path));
    const shown = format ? fieldFormats[format as Format](text) : text;
    if (shown) {
      element.textContent = shown;
      element.classList.add('filled');
    }
    // Nothing is to come in the place of an empty bar.
    if (element.matches('.bar')) element.hidden = !text && !element.matches('.filled');
  } else for (const child of Array.from(element.children)) fill(child as HTMLElement, data);
}

/**
 * Writes a reply into the skeleton's named bars as plain text:
 * `data-field` takes a field in the format that it names after a colon, `data-list` repeats its
 * first child for each entry (at most `data-max`; with `data-whole` only for those that fill each bar), `data-value` sets
 * the value of an input, `data-when` shows a part only when the field is filled. A failed, unreadable or
 * leaving reply changes nothing: the skeleton stays until React takes over. Never throws.
 */
export function fillSkeleton(
  root: HTMLElement,
  text: string,
  { call, redirectField }: Pick<QueryData, 'call' | 'redirectField'>,
  derive?: (data: ReplyData) => object | undefined,
): void {
  try {
    const reply: Data = JSON.parse(text);
    const done = verdictOf(reply, call) === 'done';
    if (!done || (redirectField && readText(fieldOf(reply.data, redirectField)))) return;
    const data = Object(reply.data) as Data;
    fill(root, { ...data, ...derive?.(data) });
  } catch {
    // React decodes the same reply and shows the error state.
  }
}
