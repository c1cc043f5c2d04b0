import { describe, expect, it } from 'vitest';
import { MARKETS } from '../../../shared/config/market.ts';
import {
  dateAfter,
  dateText,
  daysBetween,
  timeOfDay,
  toIsoDate,
  writtenDate,
} from '../../../shared/lib/date.ts';
import { machineTime, minuteText, timeText } from '../../../shared/lib/timeText.ts';
import * as fc from '../../fastCheck.ts';
import { words } from '../words.ts';

const MANILA = 'Asia/Manila';
/** The first of December 2026 there. */
const DECEMBER = Date.parse('2026-11-30T16:00:00Z');

it('a date some days after an instant is that of the time zone', () => {
  const evening = Date.parse('2026-12-30T15:59:59Z');
  expect(dateAfter(evening, 0, MANILA)).toBe('2026-12-30');
  expect(dateAfter(evening, 7, MANILA)).toBe('2027-01-06');
  expect(dateAfter(evening + 1000, 7, MANILA)).toBe('2027-01-07');
  expect(toIsoDate(evening, 'Asia/Tokyo')).toBe('2026-12-31');
});

it('counts days, and refuses what is no day', () => {
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
  expect(daysBetween('2026-11-30', '2026-11-20')).toBe(-10);
  expect(daysBetween('2026-02-30', '2026-03-01')).toBeUndefined();
  expect(daysBetween('2026-11-20', '30/11/2026')).toBeUndefined();
});

it('a date is the same in the time zone of a market by its offset as by the browser', () => {
  const zone = fc.constantFrom(...Object.values(MARKETS).map(({ timeZone }) => timeZone));
  const min = Date.parse('2000-01-01');
  const time = fc.integer({ min, max: Date.parse('2100-01-01') });
  fc.assert(
    fc.property(zone, time, (timeZone, ms) => {
      const byBrowser = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(ms);
      expect(toIsoDate(ms, timeZone)).toBe(byBrowser);
    }),
  );
});

describe('a date of a reply', () => {
  it.each([
    ...words(`
      2026-12-02 20261202 2026/12/02 2026-12-02T23:59:59 2026-12-02T23:59:59.999 1796169600000
      1796169600 2026-12-01T16:00:00.000Z 2026-12-01T16:00:00Z 2026-12-01T16:00:00.000+0000
      2026-12-02T00:00:00+08:00 2026-12-2 2026/12/2 2026/12/2T23:59
    `),
    ...['2026-12-02 23:59:59', '2026-12-02 23:59'],
    ...['2026/12/02 00:00:00', '2026-12-02 00:00:00+08:00'],
  ])('%s is the second of December in Manila', (sent) =>
    expect(dateText(sent, MANILA)).toBe('2026-12-02'),
  );

  it('depends on the time zone only for an instant', () => {
    expect(dateText('2026-1-2', 'Asia/Kolkata')).toBe('2026-01-02');
    expect(dateText('2026-12-01T18:15:00Z', 'Asia/Kolkata')).toBe('2026-12-01');
    expect(dateText('1796145300', MANILA)).toBe('2026-12-02');
    expect(dateText('2026-12-01 18:15:00', MANILA)).toBe('2026-12-01');
    expect(dateText('20261201181500', MANILA)).toBe('2026-12-01');
  });

  it.each([
    ...['', 'Dec 2, 2026', 'in 3 days', 'on 20261202', '2026-12-02 later'],
    ...words('02/12/2026 2026.12.02 2026122 2026-12-002 2026-02-30 20261399 2026-12/02'),
    ...words('2026-13-45T00:00:00Z 12345678901'),
  ])('%j stays as it came', (sent) => expect(dateText(sent, MANILA)).toBe(sent));

  it.each([
    ...words('0001-01-01 0000-00-00 0000-00-00T00:00:00 1970-01-01 19700101 1970/1/1 1999-12-31'),
    ...['0000-00-00 00:00:00', '0001-01-01T00:00:00+08:00', '1970-01-01 08:00:00'],
    ...['1/1/0001 12:00:00 AM', '01/01/1970', '01.01.1970', '1970.01.01', '31-12-1899'],
    ...words('0001-01-01T00:00:00Z 0 0000000000 0000000000000 -62135596800 -62135596800000'),
    ...words(
      '9999-12-31 2126-12-02 9999/12/31 31/12/9999 253402214400000 9999999999999 99991231000000',
    ),
  ])('%j means none', (sent) => expect(dateText(sent, MANILA, DECEMBER)).toBe(''));

  it.each([
    ['2000-01-01', '2000-01-01'],
    ['0946656000000', '2000-01-01'],
    ['2126-12-01', '2126-12-01'],
    ['01/01/2000', '01/01/2000'],
    ['order 19700101', 'order 19700101'],
    ['1970', '1970'],
    ['in 1970-1990 days', 'in 1970-1990 days'],
  ])('%j stays, as %s', (sent, shown) => expect(dateText(sent, MANILA, DECEMBER)).toBe(shown));

  it('is shown by the document unless it is an instant', () => {
    expect(writtenDate('20261202')).toBe('2026-12-02');
    expect(writtenDate('in 3 days')).toBe('in 3 days');
    expect(writtenDate('1796169600')).toBeUndefined();
    expect(writtenDate('2026-12-01T16:00:00Z')).toBeUndefined();
  });
});

describe('a time of a reply', () => {
  it.each([
    ...words('1796140800 1796140800000 2026-12-01T16:00:00Z 2026-12-02T00:00+08:00'),
    '2026-12-01 16:00:00.000+0000',
  ])('%s is midnight in Manila', (sent) => {
    expect(timeText(sent, MANILA)).toBe('2026-12-02 00:00:00');
    expect(timeText(sent, 'Asia/Kolkata')).toBe('2026-12-01 21:30:00');
  });

  it.each(['', '2026-12-02 23:59', '20261202', 'Dec 2, 2026', 'today', '2026-13-45T00:00:00Z'])(
    '%j stays as it came',
    (sent) => expect(timeText(sent, MANILA)).toBe(sent),
  );

  it.each([
    ['2026-11-23 19:30', '2026-11-23 19:30:55', '2026-11-23T19:30:55.123', '2026/11/23 19:30'],
    ['2026-11-23', '2026-11-23', '20261123'],
  ])('is to the minute %s, sent as %s', (shown, ...sent) =>
    expect(sent.map(minuteText)).toEqual(sent.map(() => shown)),
  );

  it('keeps its words if it is no time', () => {
    const times = ['2026-11-23 25:30:55', '2026-02-30 19:30:55', '2026-11-23 19:30:55 ago'];
    const others = [...times, '', 'on 2026-11-23 19:30:55', 'just now'];
    expect(others.map(minuteText)).toEqual(others);
  });

  it('is to the minute as the phone writes it', () =>
    expect(timeOfDay(0)).toMatch(/^\d\d:\d\d( [AP]M)?$/));

  it('is one for machines only if they can read it', () => {
    const days = words('2026-12-02 2026-12-02T09:20 2026-12-02T23:59:59 2026-12-02T23:59:59.500');
    const others = ['2026-12-02 24:00', ...words('2026-02-30 2026/12/02 20261202'), ''];
    const found = [...days, ...others, 'on 2026-12-02'].map(machineTime);
    expect(found).toEqual([...days, ...Array(6).fill(undefined)]);
  });
});
