import { useEffect, useRef, useState } from 'react';
import type { ComplaintInit, ProblemOrder } from '../../shared/api/complaints.ts';
import { commonParameters } from '../../shared/api/session/session.ts';
import { sentComplaintAt } from '../../shared/features/complaint/sentComplaint.ts';
import { keepInEntry, keptInEntry } from '../../shared/lib/historyEntry.ts';
import type { LivePage } from '../../shared/runtime/mount.tsx';
import { goTo, pageAddress } from '../../shared/runtime/navigate.ts';
import { usePrefetch } from '../../shared/runtime/prefetch.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { startWayOut } from '../../shared/runtime/wayOut.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { ComplaintView, Menu, MyComplaints } from './ComplaintView.tsx';
import { complaintText } from './complaint.messages.ts';
import {
  firstOrder,
  MENU_DELAY_MS,
  nextParameters,
  ordersOf,
  shownStart,
  typeStep,
} from './complaint.model.ts';
import { OrderPicker } from './OrderPicker.tsx';
import type definition from './page.ts';

/** The complaint start page: choose an order and a type. */
export function Complaint(page: LivePage<typeof definition>) {
  return (
    <QueryScreen {...page} links={<MyComplaints address={pageAddress('complaintList')} />}>
      {({ data }) => <Start init={data} />}
    </QueryScreen>
  );
}

function Start({ init }: { init: ComplaintInit }) {
  const [order, setOrder] = useState(() =>
    firstOrder(init, screenContext(), keptInEntry('orderNo')),
  );
  const [isChoosing, setChoosing] = useState(false);
  usePrefetch('complainPageNext');
  const choose = (one: ProblemOrder) => {
    setOrder(one);
    // Where Back loads the page again, it is still chosen.
    keepInEntry('orderNo', one.orderNo);
  };
  return (
    <>
      <ComplaintView
        shown={shownStart(init, screenContext(), order, sentComplaintAt())}
        actions={{
          onChangeOrder: () => setChoosing(true),
          menu: <Questions init={init} order={order} />,
        }}
      />
      {isChoosing && (
        <OrderPicker
          orders={ordersOf(init)}
          chosen={order}
          onChoose={choose}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** No type is highlighted. */
const NONE = { type: '', sonType: '' };

/** The menu of types, with the sub-types of the one that has some. */
function Questions({ init, order }: { init: ComplaintInit; order: ProblemOrder | undefined }) {
  const [type, setType] = useState('');
  const [chosen, setChosen] = useState(NONE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const step = type && typeStep(type, order, init);

  useEffect(() => {
    // Coming back to the page clears the choice.
    const reset = () => setChosen(NONE);
    window.addEventListener('pageshow', reset);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('pageshow', reset);
    };
  }, []);

  const leave = (problemType: string, sonType = '') => {
    setChosen({ type: problemType, sonType });
    clearTimeout(timer.current);
    const orderNo = order?.orderNo ?? commonParameters().orderId ?? '';
    const own = nextParameters(orderNo, problemType, sonType);
    const way = startWayOut();
    timer.current = setTimeout(() => goTo('complainPageNext', own, { way }), MENU_DELAY_MS);
  };
  const choose = (value: string) => {
    clearTimeout(timer.current);
    setType(value);
    if (typeStep(value, order, init) === 'next') leave(value);
    else setChosen({ type: value, sonType: '' });
  };

  return (
    <Menu
      options={init.problemType}
      chosen={chosen.sonType ? '' : chosen.type}
      onChoose={choose}
      open={step ? type : ''}
    >
      {step === 'refused' && (
        <Notice tone="refused" role="alert">
          <Text>{complaintText.refused}</Text>
        </Notice>
      )}
      {step === 'sonTypes' && (
        <div className="complaint-son-types">
          <h3 className="complaint-question">{complaintText.sonTypes}</h3>
          <Menu
            options={init.problemSonType}
            chosen={chosen.sonType}
            kind="sonType"
            onChoose={(sonType) => leave(type, sonType)}
          />
        </div>
      )}
    </Menu>
  );
}
