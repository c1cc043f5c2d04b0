import type { Offer, OfferNames } from '../../api/loanConfirm.ts';
import { entriesOf, type Field, fieldsOfRecord, repeat, showWith } from '../../runtime/fields.ts';
import { Bar, BarRows } from '../../runtime/Skeleton.tsx';
import { Button } from '../../ui/Button.tsx';
import { StickyBar } from '../../ui/StickyBar.tsx';
import { AmountHero } from '../order/AmountHero.tsx';
import { ProductHeader } from '../order/ProductHeader.tsx';
import { CostLink } from './CostLink.tsx';
import { text } from './loanConfirm.messages.ts';
import { PlanTable } from './RepaymentPlan.tsx';

/** The skeleton of the offer, with the variant's field names. Taps on Next are not replayed, because the terms are not visible yet. */
export function ConfirmSkeleton({ names }: { names: OfferNames }) {
  const offer = fieldsOfRecord<Offer>(names.offer);
  const detail = entriesOf(offer('details'), names.detail);
  const plan = entriesOf(offer('plans'), names.plan);
  return (
    <>
      <AmountHero
        label={text.amount}
        amount={<Bar field={offer('amount', 'money')} />}
        dateLabel={text.firstPayment}
        date={<Bar field={offer('firstPayTime', 'date')} size={4} />}
        due={
          <span {...showWith(offer('periods'))}>
            <Bar field={offer('periods')} size={2} /> <Bar field={offer('termUnit')} size={4} />
          </span>
        }
      />
      <section className="card">
        <ProductHeader name={<Bar field={offer('productName')} />} />
        <BarRows
          list={offer('details')}
          rows={4}
          fields={() => ({ text: detail('text'), value: detail('value') })}
        />
        <ExtraBars field={offer('rate')} label={text.rate} />
        <ExtraBars field={offer('firstPeriodDay')} label={text.firstPeriod} unit={text.days('')} />
      </section>
      <PlanTable body={repeat(offer('plans'))} total={<Bar size={6} />}>
        {['first', 'second', 'third'].map((row) => (
          <tr key={row}>
            <td>
              <Bar field={plan('title')} size={6} />
              <span className="row-note">
                <Bar field={plan('payTime', 'date')} size={4} />
              </span>
              <span className="row-note">
                <Bar field={plan('description')} size={6} />
              </span>
            </td>
            <td>
              <Bar field={plan('amount', 'money')} size={4} />
            </td>
          </tr>
        ))}
      </PlanTable>
      <CostLink />
      <section className="card">
        <h2 className="section-title">{text.agreements}</h2>
        <div className="agreements-space" />
      </section>
      <StickyBar>
        <p className="bar-note" />
        <Button disabled>{text.next}</Button>
      </StickyBar>
    </>
  );
}

function ExtraBars({ field, label, unit }: { field: Field<string>; label: string; unit?: string }) {
  if (!field) return null;
  return (
    <dl className="rows" {...showWith(field)}>
      <div className="row">
        <dt>{label}</dt>
        <dd>
          <Bar field={field} size={4} />
          {unit && <span>{unit}</span>}
        </dd>
      </div>
    </dl>
  );
}
