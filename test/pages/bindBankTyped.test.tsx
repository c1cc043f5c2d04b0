import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AccountFormView } from '../../pages/bindBank/AccountFormView.tsx';
import { BindBank, pageData as bindItems } from '../../pages/bindBank/BindBank.tsx';
import { shownAccount } from '../../pages/bindBank/bindBank.model.ts';
import { cardInitCall } from '../../shared/api/bindCard.ts';
import * as v from '../../shared/lib/schema.ts';
import { openScreen, useSandbox } from './screen.tsx';
import { stubReply, success } from './stubServer.ts';

const HOLDER = { code: 'holder', cate: 'text', title: 'Account holder', cardTypeMi: 0 };
const NUMBER = { code: 'cardNo', cate: 'text', title: 'Number', inputType: 'phone', cardTypeMi: 1 };
const OPENED = { code: 'openedOn', cate: 'day', title: 'Opened on', cardTypeMi: 0 };

describe('what was typed before React was there', () => {
  useSandbox();
  /** The form as the document shows it. */
  function painted(items: readonly object[]) {
    stubReply('/v3/bind-card/card-init', success({ items }));
    const shown = shownAccount(v.parse(cardInitCall.reply, { items }));
    const place = document.createElement('div');
    place.innerHTML = renderToStaticMarkup(<AccountFormView shown={shown} />);
    document.body.prepend(place);
    return { place, field: (name: string) => within(place).getByLabelText<HTMLInputElement>(name) };
  }
  /** Opens the live screen, which takes the place of the document's. */
  async function start(place: HTMLElement) {
    await openScreen('/bindBank?productId=7&orderId=1&sessionId=s', <BindBank />, bindItems);
    place.remove();
  }
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const invalid = (name: string) => field(name).getAttribute('aria-invalid') === 'true';

  it('is taken over with its mask, the focus and the caret', async () => {
    const { place, field: before } = painted([HOLDER, NUMBER]);
    await userEvent.type(before('Account holder'), 'Ana');
    await userEvent.type(before('Number'), '0917123');
    await start(place);
    expect(field('Account holder').value).toBe('Ana');
    expect(field('Number').value).toBe('091 7123');
    expect(document.activeElement).toBe(field('Number'));
    expect(field('Number').selectionEnd).toBe(8);
    await userEvent.keyboard('4');
    expect(field('Number').value).toBe('091 7123 4');
  });

  it('is read as the field on screen, not as one of another account type with its code', async () => {
    const bank = { ...NUMBER, title: 'Bank number', inputType: 'bankCard', cardTypeMi: 2 };
    const { place, field: before } = painted([bank, NUMBER]);
    await userEvent.type(before('Number'), '+63 917 123 4567');
    await start(place);
    expect(field('Number').value).toBe('091 7123 4567');
  });

  it('replaces a value of the server, also by nothing', async () => {
    const { place, field: before } = painted([{ ...HOLDER, value: 'Ana' }]);
    await userEvent.clear(before('Account holder'));
    await start(place);
    expect(field('Account holder').value).toBe('');
  });

  it('a value of the server that nobody touched stays as it came: it cannot be sent', async () => {
    const { place, field: before } = painted([{ ...NUMBER, value: '+1 212 555 0100' }]);
    expect(before('Number').value).toBe('121 2555 0100');
    expect(before('Number').getAttribute('aria-invalid')).toBe('true');
    await start(place);
    expect(field('Number').value).toBe('121 2555 0100');
    expect(invalid('Number')).toBe(true);
  });

  it.each([
    ['+1 212 555 0100', '121 2555 0100', /This phone number is not valid/],
    ['5234567812341234', '523 4567 8123', /up to 11 digits/],
  ])('%s is not cut in silence: the field says so', async (typed, seen, message) => {
    const { place, field: before } = painted([NUMBER]);
    await userEvent.type(before('Number'), typed);
    await start(place);
    expect(field('Number').value).toBe(seen);
    expect(screen.getByText(message)).toBeTruthy();
    await userEvent.type(field('Number'), '{Backspace}');
    expect(invalid('Number')).toBe(false);
  });

  it('a day keeps the focus', async () => {
    const { place, field: before } = painted([OPENED]);
    before('Opened on').focus();
    before('Opened on').value = '2020-01-31';
    await start(place);
    expect(field('Opened on').value).toBe('2020-01-31');
    expect(document.activeElement).toBe(field('Opened on'));
  });
});
