import { COST_LIMITS, inPesos, PAYMENT_COUNTS } from '../../shared/features/legal/loanCost.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { text } from './cost.messages.ts';
import {
  type CostField,
  type CostProblem,
  type checkEntries,
  type EnteredLoan,
  edited,
} from './cost.model.ts';

const CLIENTS = ['newClient', 'repeatClient'] as const;

interface CostFormProps {
  entered: EnteredLoan;
  problems: ReturnType<typeof checkEntries>['problems'];
  onChange: (entered: EnteredLoan) => void;
}

/** The numbers of a loan. They are used on the page only. */
export function CostForm(props: CostFormProps) {
  const { entered, onChange } = props;
  return (
    <fieldset className="card cost-form">
      <legend className="cost-title">{entered.isExample ? text.example : text.yours}</legend>
      <NumberField {...props} field="amount" hasSlider />
      <NumberField {...props} field="days" hasSlider />
      <Field id="cost-payments" label={text.payments}>
        {(linked) => (
          <select
            {...linked}
            className="field-control"
            value={entered.payments}
            onChange={({ target }) => onChange({ ...entered, payments: Number(target.value) })}
          >
            {PAYMENT_COUNTS.map((count) => (
              <option key={count} value={count}>
                {text.paymentCount(count)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="cost-pair">
        <NumberField {...props} field="interest" hint={text.hints.interest} />
        <NumberField {...props} field="fees" hint={text.hints.fees} />
      </div>
      <fieldset>
        <legend className="field-label">{text.client}</legend>
        {CLIENTS.map((client) => (
          <label className="tick" key={client}>
            <input
              type="radio"
              name="client"
              checked={client === entered.client}
              onChange={() => onChange({ ...entered, client })}
            />
            {text.clients[client]}
          </label>
        ))}
      </fieldset>
    </fieldset>
  );
}

function inWords(field: CostField, problem: CostProblem): string {
  const { min, max } = COST_LIMITS[field];
  if (problem === 'feesTooHigh') return text.feesTooHigh;
  if (problem === 'wholeDays') return text.wholeDays(min, max);
  return text.outOfRange(inPesos(min), inPesos(max));
}

interface NumberFieldProps extends CostFormProps {
  field: CostField;
  hint?: string;
  /** A slider below the number. */
  hasSlider?: boolean;
}

function NumberField({ field, hint, hasSlider, entered, problems, onChange }: NumberFieldProps) {
  const label = text.fields[field];
  const problem = problems[field];
  const shared = {
    ...COST_LIMITS[field],
    value: entered.entries[field],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(edited(entered, field, target.value)),
  };
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
            {...shared}
            {...linked}
            className="field-control"
            type="number"
            step="any"
            inputMode={field === 'days' ? 'numeric' : 'decimal'}
            autoComplete="off"
          />
        )}
      </Field>
      {hasSlider && (
        <input {...shared} className="cost-slider" type="range" aria-label={text.slider(label)} />
      )}
    </>
  );
}
