import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { problemListQuery } from '../../../shared/api/complaintRecords.ts';
import { LEGACY_NAMES } from '../../../shared/api/loanConfirm.legacy.ts';
import type { Offer } from '../../../shared/api/loanConfirm.ts';
import { extensionQuery, repaymentQuery } from '../../../shared/api/repayment.ts';
import {
  entriesOf,
  fieldsOf,
  fieldsOfRecord,
  fill,
  firstOf,
  repeat,
  showWith,
} from '../../../shared/runtime/fields.ts';
import { Bar, BarRows } from '../../../shared/runtime/Skeleton.tsx';

const field = fieldsOf(repaymentQuery);
const extension = fieldsOf(extensionQuery);

describe('the fields of a skeleton', () => {
  it('are in the document under their names in the reply', () => {
    const tabs = fieldsOf(problemListQuery)('tabs');
    const offer = fieldsOfRecord<Offer>(LEGACY_NAMES.offer);
    expect([
      field('repayAmount', 'money'),
      field('defDetail.payCode', 'fours'),
      field('repayDate', 'date'),
      firstOf(tabs)('list'),
      entriesOf(tabs)('title'),
      offer('productName'),
      offer('amount', 'money'),
      entriesOf(offer('plans'), LEGACY_NAMES.plan)('payTime', 'date'),
    ]).toEqual([
      'repayAmount:money',
      'defDetail.payCode:fours',
      'repayDate:date',
      'tabs.0.list',
      'title',
      'felis',
      'ostra:money',
      'vestaP:date',
    ]);
    // A field that a variant does not send has no name, whatever its format.
    const unsent = { ...LEGACY_NAMES.offer, amount: '' };
    expect(fieldsOfRecord<Offer>(unsent)('amount', 'money')).toBe('');
    expect(renderToStaticMarkup(<Bar field={field('repayAmount', 'money')} />)).toContain(
      'data-field="repayAmount:money"',
    );
  });

  // The compiler is the test: without an error, each @ts-expect-error is one.
  it('cannot be misspelt', () => {
    // @ts-expect-error: no such field
    field('repayAmmount');
    // @ts-expect-error: no such field in the record
    field('defDetail.code');
    // @ts-expect-error: a field of another reply
    field('delayInfo.title');
    // @ts-expect-error: no such field in an entry
    entriesOf(field('detail'))('label');
    // @ts-expect-error: no such field of an offer
    fieldsOfRecord<Offer>(LEGACY_NAMES.offer)('felis');
    // @ts-expect-error: no such text of the address
    fieldsOfRecord<{ payCode: string }>()('code');
    expect(field('repayDate', 'date')).toBe('repayDate:date');
  });

  // The compiler is the test here too.
  it('cannot be shown in another format than on the ready screen', () => {
    // @ts-expect-error: an amount is shown as money
    field('repayAmount');
    // @ts-expect-error: an amount is not a code
    field('repayAmount', 'fours');
    // @ts-expect-error: a date is no amount
    field('repayDate', 'money');
    // @ts-expect-error: a code is shown in fours
    field('defDetail.payCode');
    // @ts-expect-error: an amount of an entry is shown as money
    entriesOf(extension('repayPlan'))('amount');
    // @ts-expect-error: no such format
    field('repayAmount', 'euro');
    expect(entriesOf(extension('repayPlan'))('title')).toBe('title');
  });

  it('match the kind of their place', () => {
    const wrong = () => [
      // @ts-expect-error: a plain text is not a field
      <Bar key="1" field="repayAmount" />,
      // @ts-expect-error: a list is not a text
      <Bar key="2" field={field('detail')} />,
      // @ts-expect-error: a text is not a list
      <BarRows key="3" list={field('repayAmount')} />,
      // @ts-expect-error: the fields of these entries must be named
      <BarRows key="4" list={extension('repayPlan')} />,
      // @ts-expect-error: no such field in an entry
      <BarRows key="5" list={field('detail')} fields={(row) => ({ text: row('name') })} />,
      // @ts-expect-error: a list is not a text
      fill(field('detail')),
      // @ts-expect-error: a text is not a list
      repeat(field('repayAmount')),
      // @ts-expect-error: a plain text is not a field
      showWith('isShowReyTop'),
    ];
    expect(wrong).toBeInstanceOf(Function);
    expect(showWith(field('isShowReyTop'))).toEqual({ 'data-when': 'isShowReyTop' });
  });
});
