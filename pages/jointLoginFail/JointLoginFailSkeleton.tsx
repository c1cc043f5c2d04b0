import { recommendQuery } from '../../shared/api/jointLogin.ts';
import { text as offersText } from '../../shared/features/offers/offers.messages.ts';
import {
  entriesOf,
  fieldsOf,
  fieldsOfRecord,
  fill,
  itselfOf,
  repeat,
  revealWith,
} from '../../shared/runtime/fields.ts';
import { Bar } from '../../shared/runtime/Skeleton.tsx';
import { FailureIcon } from './FailureIcon.tsx';
import type { OffersDerived } from './jointLoginFail.derive.ts';
import { text } from './jointLoginFail.messages.ts';

const field = fieldsOf(recommendQuery);
const list = fieldsOfRecord<OffersDerived>()('list');
const product = entriesOf(list);
const tags = product('tags');

/** The reason and the products in the document, before React has loaded. */
export function JointLoginFailSkeleton() {
  return (
    <>
      <section className="card failure">
        <FailureIcon />
        <p className="failure-title">
          <Bar field={field('errorMsg')} size={12} />
        </p>
        <p className="failure-notice">
          <Bar field={field('noticeMsg')} size={16} />
        </p>
      </section>
      <h2 className="section-title">{text.offers}</h2>
      <p className="muted">{text.offersNote}</p>
      <div {...repeat(list)}>
        {['first', 'second'].map((row) => (
          <OfferRow key={row} />
        ))}
      </div>
    </>
  );
}

function OfferRow() {
  return (
    <div className="offer card">
      <span className="logo" />
      <span className="offer-body">
        <span className="offer-name">
          <Bar field={product('name')} />
        </span>
        <span className="offer-amount">
          <Bar field={product('amount', 'money')} size={6} />
        </span>
        <span className="offer-note">
          <Bar field={product('amountDes')} size={6} />
        </span>
        <span className="offer-note">
          <Bar field={product('terms')} size={6} />
        </span>
        <span className="offer-tags" {...revealWith(tags)} {...repeat(tags)}>
          <span className="offer-tag" {...fill(itselfOf(tags))} />
        </span>
      </span>
      <span className="offer-go" {...revealWith(product('go'))}>
        <Bar field={product('go')} size={2} />
      </span>
      <span className="offer-go" {...revealWith(product('unnamed'))}>
        {offersText.open}
      </span>
      <span className="offer-off" {...revealWith(product('off'))}>
        {offersText.notAvailable}
      </span>
    </div>
  );
}
