import './jointLoginFail.css';
import type { Recommendation } from '../../shared/api/jointLogin.ts';
import { Offer } from '../../shared/features/offers/Offer.tsx';
import { MoreProducts } from '../../shared/features/offers/OfferCard.tsx';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { EmptyBlock } from '../../shared/ui/EmptyBlock.tsx';
import { alternativesOf } from './alternatives.ts';
import { FailureIcon } from './FailureIcon.tsx';
import { text } from './jointLoginFail.messages.ts';
import { countTap, jump, pageData, tapOn } from './jointLoginFail.model.ts';

/** The joint login failure page: the reason first, then products from other lenders. */
export function JointLoginFail() {
  return (
    <QueryScreen query={pageData} title={text.title} failedTitle={text.failed}>
      {(data) => <Failure data={data} />}
    </QueryScreen>
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
