// @vitest-environment happy-dom

import { expect, it } from 'vitest';
import { keepDraft, withDraft } from '../../../pages/bindBank/bindBank.draft.ts';
import {
  type BindForm,
  bindPayload,
  fieldValue,
  itemKey,
  requestedItems,
  startForm,
  withCardType,
  withValue,
} from '../../../pages/bindBank/bindBank.model.ts';
import type { BindItem } from '../../../shared/api/bindCard.ts';
import * as fc from '../../fastCheck.ts';
import { item } from './item.ts';

const DEFAULT = '90006';
const isAny = (value: string) => ['', '0'].includes(value);

const channel = fc.constantFrom(DEFAULT, '90007', '90010');

/** An item that chooses the channel: for all card types, for one, or one each for two. */
const choosers = fc.constantFrom(['0'], ['1'], ['2'], ['1', '2'], []).chain((types) =>
  fc.tuple(
    ...types.map((cardTypeMi) =>
      fc
        .record({
          types: fc.uniqueArray(channel, { minLength: 1 }),
          value: fc.constantFrom('', '0', DEFAULT, '90007', 'gone'),
        })
        .map(({ types, value }) =>
          item({
            code: 'channel',
            cate: 'enum',
            cardTypeMi,
            value,
            note: types.map((type) => ({ name: type, type, children: [] })),
          }),
        ),
    ),
  ),
);

const fields = fc.uniqueArray(
  fc
    .record({
      code: fc.constantFrom('name', 'number'),
      cardTypeMi: fc.constantFrom('', '0', '1', '2'),
      channelNumber: fc.oneof(fc.constantFrom('', '0'), channel),
      value: fc.constantFrom('', 'saved'),
    })
    .map(item),
  { selector: itemKey, maxLength: 8 },
);

const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('type' as const), to: fc.constantFrom('1', '2') }),
    fc.record({ do: fc.constant('channel' as const), to: fc.nat(2) }),
    fc.record({ do: fc.constant('enter' as const), to: fc.string() }),
    fc.record({ do: fc.constant('reload' as const) }),
  ),
  { maxLength: 12 },
);

type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

const chooserIn = (items: readonly BindItem[], form: BindForm) =>
  requestedItems(items, form).find(({ code }) => code === 'channel');

function after(items: readonly BindItem[], form: BindForm, step: Step): BindForm {
  if (step.do === 'type') return withCardType(items, form, step.to);
  if (step.do === 'enter') return withValue(form, 'name', step.to);
  if (step.do === 'reload') {
    keepDraft(items, form);
    return withDraft(startForm(items));
  }
  const options = chooserIn(items, form)?.note ?? [];
  const option = options[step.to % Math.max(1, options.length)];
  return option ? withValue(form, 'channel', option.type) : form;
}

/** What belongs to a form by the rule of the specification. */
function itemsFor(items: readonly BindItem[], cardType: string, chosen: string): string[] {
  return items
    .filter((one) => isAny(one.cardTypeMi) || one.cardTypeMi === cardType)
    .filter((one) => isAny(one.channelNumber) || one.channelNumber === chosen)
    .map(itemKey);
}

it('choice, items and payload have the same channel, whatever was done', () => {
  const world = fc.tuple(choosers, fields).map(([first, rest]) => [...first, ...rest]);
  fc.assert(
    fc.property(world, steps, (items, todo) => {
      sessionStorage.clear();
      let form = startForm(items);
      /** What was chosen last, by the card type of the item that it was chosen with. */
      const chosen: Record<string, string> = {};
      const check = () => {
        const chooser = chooserIn(items, form);
        const payload = bindPayload(items, form, '7');
        const shown = requestedItems(items, form).map(itemKey);
        const first = items.some((one) => one.code === 'channel' && one.cardTypeMi === '1');
        const now = chooser ? fieldValue(chooser, form) : first ? chosen['1'] : DEFAULT;
        if (chooser) {
          expect(payload.channel).toBe(now);
          const last = chosen[chooser.cardTypeMi];
          if (last !== undefined) expect(now).toBe(last);
          chosen[chooser.cardTypeMi] = now ?? '';
        }
        expect(shown).toEqual(itemsFor(items, form.cardType, now ?? ''));
        const sent = requestedItems(items, form).map(({ code }) => code);
        expect(new Set(Object.keys(payload))).toEqual(new Set([...sent, 'cardType', 'product_id']));
      };
      check();
      for (const step of todo) {
        const option = step.do === 'channel' ? chooserIn(items, form) : undefined;
        form = after(items, form, step);
        if (option) chosen[option.cardTypeMi] = form.values.channel ?? '';
        check();
      }
    }),
  );
});
