import { type Dispatch, type SetStateAction, useRef } from 'react';
import { getConfig } from '../../shared/config/config.ts';
import { COST_LIMITS, inMoney, PAYMENT_COUNTS } from '../../shared/features/legal/loanCost.ts';
import type { Client } from '../../shared/features/legal/loanTerms.ts';
import { usePrerenderedForm } from '../../shared/runtime/prerenderedForm.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { useTypedText } from '../../shared/ui/useTypedText.ts';
import { loanCostText } from './cost.messages.ts';
import {
  type CostField,
  type CostProblem,
  type checkEntries,
  type EnteredLoan,
  isCostField,
  plainFigure,
  withEntry,
} from './cost.model.ts';

/** The id of the fields. */
const COST_FORM = 'cost-form';

const CLIENTS = ['newClient', 'repeatClient'] as const;

interface CostFormProps {
  entered: EnteredLoan;
  problems: ReturnType<typeof checkEntries>['problems'];
  onChange: Dispatch<SetStateAction<EnteredLoan>>;
}

/** The numbers of a loan. They are used on the page only. */
export function CostForm(props: CostFormProps) {
  const { entered, onChange } = props;
  const form = useRef<HTMLFieldSetElement>(null);
  const enter = (name: string, entry: string) => {
    if (isCostField(name)) onChange((now) => withEntry(now, name, entry));
  };
  const pay = (count: string) => onChange((now) => ({ ...now, payments: Number(count) }));
  const choose = (client: Client) => onChange((now) => ({ ...now, client }));
  usePrerenderedForm(COST_FORM, form, (name, entered) => {
    const client = CLIENTS.find((one) => name === 'client' && one === entered);
    if (client) choose(client);
    else if (name === 'payments') pay(entered);
    else enter(name, plainFigure(entered));
  });
  // A text that is being composed must not be touched.
  const typed = useTypedText(form, ({ text: entry, control: { name }, isComposing }) => {
    enter(name, isComposing ? entry : plainFigure(entry));
    return undefined;
  });
  return (
    <fieldset className="card cost-form" id={COST_FORM} ref={form} {...typed}>
      <legend className="section-title">
        {entered.isExample ? loanCostText.example : loanCostText.yours}
      </legend>
      <NumberField {...props} field="amount" hasSlider />
      <NumberField {...props} field="days" hasSlider />
      <Field id="cost-payments" label={loanCostText.payments}>
        {(linked) => (
          <select
            {...linked}
            className="field-control"
            name="payments"
            value={entered.payments}
            onChange={({ target }) => pay(target.value)}
          >
            {PAYMENT_COUNTS.map((count) => (
              <option key={count} value={count}>
                {loanCostText.paymentCount(count)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="cost-pair">
        <NumberField {...props} field="interest" hint={loanCostText.hints.interest} />
        <NumberField {...props} field="fees" hint={loanCostText.hints.fees} />
      </div>
      <fieldset>
        <legend className="field-label">{loanCostText.client}</legend>
        {CLIENTS.map((client) => (
          <label className="tick" key={client}>
            <input
              type="radio"
              name="client"
              value={client}
              checked={client === entered.client}
              onChange={() => choose(client)}
            />
            <span>{loanCostText.clients[client]}</span>
          </label>
        ))}
      </fieldset>
    </fieldset>
  );
}

function inWords(field: CostField, problem: CostProblem): string {
  const { min, max } = COST_LIMITS[field];
  if (problem === 'feesTooHigh') return loanCostText.feesTooHigh;
  if (problem === 'wholeDays') return loanCostText.wholeDays(min, max);
  return loanCostText.outOfRange(inMoney(min), inMoney(max));
}

interface NumberFieldProps extends CostFormProps {
  field: CostField;
  hint?: string;
  /** A slider below the number. */
  hasSlider?: boolean;
}

function NumberField({ field, hint, hasSlider, entered, problems, onChange }: NumberFieldProps) {
  const name = loanCostText.fields[field];
  const label = field === 'days' ? name : loanCostText.inCurrency(name, getConfig().currency);
  const problem = problems[field];
  const value = entered.entries[field];
  return (
    <>
      <Field
        id={`cost-${field}`}
        label={label}
        hint={hint}
        error={problem && inWords(field, problem)}
      >
        {(linked) => (
          <input
            {...linked}
            className="field-control"
            name={field}
            type="text"
            value={value}
            // The fieldset listens for all of its fields.
            onChange={() => undefined}
            inputMode={field === 'days' ? 'numeric' : 'decimal'}
            autoComplete="off"
          />
        )}
      </Field>
      {hasSlider && (
        <input
          {...COST_LIMITS[field]}
          className="cost-slider"
          type="range"
          value={value}
          aria-label={loanCostText.slider(label)}
          onChange={({ target }) => onChange((now) => withEntry(now, field, target.value))}
        />
      )}
    </>
  );
}
