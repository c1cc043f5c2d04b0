// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { keepDraft, withDraft } from '../../../pages/bindBank/bindBank.draft.ts';
import * as model from '../../../pages/bindBank/bindBank.model.ts';
import type { BindItem } from '../../../shared/api/bindCard.ts';
import * as fc from '../../fastCheck.ts';
import { item } from './item.ts';

const DEFAULT = '90006';
const CHANNELS = [DEFAULT, '90007', '90010'];

/** An item that chooses the channel of a card type. */
const chooserFor = (cardTypeMi: string) =>
  fc
    .record({
      types: fc.uniqueArray(fc.constantFrom(...CHANNELS), { minLength: 1 }),
      value: fc.constantFrom('', '0', DEFAULT, '90007', 'gone'),
    })
    .map(({ types, value }) => {
      const note = types.map((type) => ({ name: type, type, children: [] }));
      return item({ code: 'channel', cate: 'enum', cardTypeMi, value, note });
    });

/** One for all card types, for one, or one each for two. */
const choosers = fc
  .constantFrom(['0'], ['1'], ['2'], ['1', '2'], [])
  .chain((types) => fc.tuple(...types.map(chooserFor)));

/** A field for each card type and channel, and for any. */
const FIELDS = ['', '0', '1', '2'].flatMap((cardTypeMi) =>
  ['', '0', ...CHANNELS].map((channelNumber) =>
    item({ code: `${cardTypeMi} ${channelNumber}`, cardTypeMi, channelNumber }),
  ),
);

/** What a borrower does, with a card type, the place of an option, or a text. */
const STEPS = ['type 1', 'type 2', 'channel 0', 'channel 1', 'channel 2', 'enter x', 'reload'];
const steps = fc.array(fc.constantFrom(...STEPS), { maxLength: 12 });

const chooserIn = (items: readonly BindItem[], form: model.BindForm) =>
  model.requestedItems(items, form).find(({ code }) => code === 'channel');

function after(items: readonly BindItem[], form: model.BindForm, step: string): model.BindForm {
  const [what, to = ''] = step.split(' ');
  if (what === 'type') return model.withCardType(items, form, to);
  if (what === 'enter') return model.withValue(form, '0 0', to);
  if (what === 'reload') {
    keepDraft(items, form);
    return withDraft(model.startForm(items));
  }
  const options = chooserIn(items, form)?.note ?? [];
  const option = options[Number(to) % Math.max(1, options.length)];
  return option ? model.withValue(form, 'channel', option.type) : form;
}

/** The rule of the specification: which items belong to a card type, or to a channel. */
const isFor = (given: string, chosen: string) => ['', '0', chosen].includes(given);

describe('2.3 Bank / payment account page', () => {
  it('choice, items and payload have the same channel, whatever was done', () => {
    fc.assert(
      fc.property(choosers, steps, (first, todo) => {
        const items = [...first, ...FIELDS];
        sessionStorage.clear();
        let form = model.startForm(items);
        /** What was chosen last, by the card type of the item that it was chosen with. */
        const chosen: Record<string, string> = {};
        const hasFirst = items.some((one) => one.code === 'channel' && one.cardTypeMi === '1');
        for (const step of [undefined, ...todo]) {
          const asked = step?.startsWith('channel') ? chooserIn(items, form) : undefined;
          if (step) form = after(items, form, step);
          if (asked) chosen[asked.cardTypeMi] = form.values.channel ?? '';
          const chooser = chooserIn(items, form);
          const payload = model.bindPayload(items, form, '7');
          const shown = model.requestedItems(items, form);
          const now = chooser ? model.fieldValue(chooser, form) : hasFirst ? chosen['1'] : DEFAULT;
          if (chooser) {
            expect(payload.channel).toBe(now);
            chosen[chooser.cardTypeMi] ??= now ?? '';
            expect(now).toBe(chosen[chooser.cardTypeMi]);
          }
          const { cardType } = form;
          const isShown = (one: BindItem) =>
            isFor(one.cardTypeMi, cardType) && isFor(one.channelNumber, now ?? '');
          expect(shown).toEqual(items.filter(isShown));
          const sent = [...shown.map(({ code }) => code), 'cardType', 'product_id'];
          expect(new Set(Object.keys(payload))).toEqual(new Set(sent));
        }
      }),
    );
  });
});
