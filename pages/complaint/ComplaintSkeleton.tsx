import { problemInitQuery } from '../../shared/api/complaints.ts';
import {
  entriesOf,
  fieldsOf,
  fieldsOfRecord,
  repeat,
  revealWith,
  showWith,
} from '../../shared/runtime/fields.ts';
import { Bar, BarRows } from '../../shared/runtime/Skeleton.tsx';
import { Button, ButtonLinkSkeleton } from '../../shared/ui/Button.tsx';
import type { ComplaintDerived } from './complaint.derive.ts';
import { text } from './complaint.messages.ts';

const field = fieldsOf(problemInitQuery);
const others = fieldsOfRecord<ComplaintDerived>()('others');
const type = entriesOf(field('problemType'));

/** The order and the types in the document, before React has loaded. */
export function ComplaintSkeleton() {
  return (
    <>
      <section className="card">
        <h2 className="section-title">{text.order}</h2>
        <div className="complaint-order">
          <span className="logo" />
          <span className="complaint-order-words">
            <Bar field={field('orderDetail.productName')} />
            <span className="row-note">
              <Bar field={field('orderDetail.orderNo')} size={12} />
            </span>
          </span>
        </div>
        <BarRows
          list={field('orderDetail.list')}
          fields={(row) => ({ text: row('title'), value: row('value') })}
        />
        <div className="complaint-space" {...showWith(others)}>
          <Button kind="quiet" tap="changeOrder" {...revealWith(others)}>
            {text.changeOrder}
          </Button>
        </div>
      </section>
      <section className="card">
        <h2 className="section-title">{text.types}</h2>
        <ul className="menu" {...repeat(field('problemType'))}>
          {['first', 'second', 'third', 'fourth'].map((row) => (
            <li key={row}>
              <span className="menu-item">
                <Bar field={type('title')} />
              </span>
            </li>
          ))}
        </ul>
      </section>
      <ButtonLinkSkeleton kind="secondary" tap="mine" {...revealWith(field('problemType'))}>
        {text.mine}
      </ButtonLinkSkeleton>
    </>
  );
}
