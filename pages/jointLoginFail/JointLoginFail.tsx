import './jointLoginFail.css';
import type { Recommendation } from '../../shared/api/jointLogin.ts';
import { recommendQuery } from '../../shared/api/jointLogin.ts';
import { Offer } from '../../shared/features/offers/Offer.tsx';
import { MoreProducts } from '../../shared/features/offers/OfferCard.tsx';
import { entriesOf, fieldsOf, repeat } from '../../shared/runtime/fields.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { Bar } from '../../shared/runtime/Skeleton.tsx';
import { EmptyBlock } from '../../shared/ui/EmptyBlock.tsx';
import { text } from './jointLoginFail.messages.ts';
import { alternativesOf, countTap, jump, pageData, tapOn } from './jointLoginFail.model.ts';

const field = fieldsOf(recommendQuery);
const product = entriesOf(field('list'));

/** The joint login failure page: the reason first, then products from other lenders. */
export function JointLoginFail() {
  return (
    <QueryScreen
      query={pageData}
      title={text.title}
      failedTitle={text.failed}
      skeleton={<FailureSkeleton />}
    >
      {(data) => <Failure data={data} />}
    </QueryScreen>
  );
}

function FailureSkeleton() {
  return (
    <div aria-busy="true">
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
      <div {...repeat(field('list'))}>
        {['first', 'second'].map((row) => (
          <div className="offer card" key={row}>
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
                <Bar field={product('rate')} size={6} />
              </span>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

function Failure({ data }: { data: Recommendation }) {
  const { errorMsg, noticeMsg } = data;
  const alternatives = alternativesOf(data.list);
  return (
    <>
      <section className="card failure">
        <FailureIcon />
        <h2 className="failure-title">{errorMsg || text.reason}</h2>
        {noticeMsg && <p className="failure-notice">{noticeMsg}</p>}
      </section>
      {alternatives.length ? (
        <>
          <h2 className="section-title">{text.offers}</h2>
          <p className="muted">{text.offersNote}</p>
          <ul className="offers">
            {alternatives.map(({ product, position, enabled }) => (
              <li key={position}>
                <Offer
                  offer={product}
                  enabled={enabled}
                  opening={jump}
                  about={position}
                  tap={tapOn(position)}
                  onTap={() => countTap(position)}
                />
              </li>
            ))}
          </ul>
          <MoreProducts />
        </>
      ) : (
        <EmptyBlock title={text.emptyTitle} text={text.emptyText} action={<MoreProducts />} />
      )}
    </>
  );
}

function FailureIcon() {
  return (
    <svg className="failure-icon" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" />
      <path d="M24 13v14M24 33v1.500" />
    </svg>
  );
}
