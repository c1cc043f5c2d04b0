import '../../shared/ui/problem.css';
import '../../shared/ui/notice.css';
import { useEffect, useRef, useState } from 'react';
import type { ComplaintInit, ProblemOrder } from '../../shared/api/complaints.ts';
import { commonParameters } from '../../shared/api/session/session.ts';
import { keepInEntry, keptInEntry } from '../../shared/runtime/historyEntry.ts';
import { goTo, pageAddress } from '../../shared/runtime/navigate.ts';
import { usePrefetch } from '../../shared/runtime/prefetch.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { Text } from '../../shared/ui/Text.tsx';
import { ComplaintView, Menu, MyComplaints, screen } from './ComplaintView.tsx';
import { text } from './complaint.messages.ts';
import {
  firstOrder,
  MENU_DELAY_MS,
  nextParameters,
  ordersOf,
  shownStart,
  typeStep,
} from './complaint.model.ts';
import { OrderPicker } from './OrderPicker.tsx';

/** The complaint types and orders. */
export const pageData = queryAtoms(screen.read);

/** The complaint start page: choose an order and a type. */
export function Complaint() {
  return (
    <QueryScreen
      query={pageData}
      {...screen}
      links={<MyComplaints address={pageAddress('complaintList')} />}
    >
      {({ data }) => <Start init={data} />}
    </QueryScreen>
  );
}

function Start({ init }: { init: ComplaintInit }) {
  const [order, setOrder] = useState(() => firstOrder(init, keptInEntry('orderNo')));
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
        shown={shownStart(init, screenContext(), order)}
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
    timer.current = setTimeout(() => goTo('complainPageNext', own), MENU_DELAY_MS);
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
        <Text as="p" className="notice danger" role="alert">
          {text.refused}
        </Text>
      )}
      {step === 'sonTypes' && (
        <div className="complaint-son-types">
          <h3 className="complaint-question">{text.sonTypes}</h3>
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
