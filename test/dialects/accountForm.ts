import type { Locator, Page } from 'playwright-core';
import { type Data, listOf, textOf } from './reading.ts';

/** Further fields look the same and take minutes to fill in. */
const MAX_FIELDS = 20;
const NUMBER = '09171234567';
const DAY = '2019-05-31';
const AMOUNT = '5';

/** The first choice at each level of a list, as the values that are sent. */
function firstPath(options: unknown): string[] {
  const [first] = listOf(options).filter(({ name, type }) => textOf(name) && textOf(type));
  return first ? [textOf(first.type), ...firstPath(first.children)] : [];
}

/** Picks the first choice of each list that opens, or types an amount. @returns the value of the field. */
async function fillSheet(page: Page, options: unknown): Promise<string> {
  const sheet = page.getByRole('dialog');
  const confirm = sheet.getByRole('button', { name: 'Confirm', exact: true });
  const path = firstPath(options);
  if (!path.length) {
    await sheet.getByRole('button', { name: AMOUNT, exact: true }).click();
    await confirm.click();
    return AMOUNT;
  }
  for (const type of path) {
    await sheet.locator(`input[type=radio][value=${JSON.stringify(type)}]`).check();
    await confirm.click();
  }
  return path[path.length - 1] ?? '';
}

async function fillField(page: Page, field: Locator, options: unknown): Promise<string> {
  if ((await field.getAttribute('aria-haspopup')) === 'dialog') {
    await field.click();
    return fillSheet(page, options);
  }
  const value = (await field.getAttribute('type')) === 'date' ? DAY : NUMBER;
  await field.fill(value);
  return value;
}

/**
 * Fills in every field of the account form, of any kind.
 * @returns what must be sent, by code; undefined if the form asks for nothing or too much.
 */
export async function fillAccount(
  page: Page,
  items: readonly Data[],
): Promise<Record<string, string> | undefined> {
  const fields = await page.locator('#account .field-control').all();
  if (!fields.length || fields.length > MAX_FIELDS) return undefined;
  const filled: Record<string, string> = {};
  for (const field of fields) {
    const code = `${await field.getAttribute('id')}`.replace(/^item-/, '');
    const options = items.filter((item) => textOf(item.code) === code).map(({ note }) => note);
    const note = options.find((one) => listOf(one).length);
    filled[code] = await fillField(page, field, note);
  }
  return filled;
}
