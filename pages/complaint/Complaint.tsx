import './complaint.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ComplaintInit, ProblemOption, ProblemOrder } from '../../shared/api/complaints.ts';
import { commonParameters } from '../../shared/api/session/session.ts';
import { goTo, pageAddress } from '../../shared/runtime/navigate.ts';
import { usePrefetch } from '../../shared/runtime/prefetch.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { EmptyBlock } from '../../shared/ui/EmptyBlock.tsx';
import { text } from './complaint.messages.ts';
import {
  firstOrder,
  MENU_DELAY_MS,
  nextParameters,
  pageData,
  typeStep,
} from './complaint.model.ts';
import { OrderChoice } from './OrderChoice.tsx';

/** The complaint start page: choose an order and a type. */
export function Complaint() {
  return (
    <QueryScreen query={pageData} title={text.title} failedTitle={text.failed}>
      {(init) => <Start init={init} />}
    </QueryScreen>
  );
}

function MyComplaints() {
  return (
    <ButtonLink kind="secondary" data-tap="mine" href={pageAddress('complaintList')}>
      {text.mine}
    </ButtonLink>
  );
}

function Start({ init }: { init: ComplaintInit }) {
  const [order, setOrder] = useState(() => firstOrder(init));
  usePrefetch('complainPageNext');
  if (!init.problemType.length) {
    return (
      <EmptyBlock
        title={text.emptyTitle}
        text={text.emptyText}
        action={<ButtonLink href={pageAddress('customerService')}>{text.service}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <OrderChoice init={init} order={order} onChange={setOrder} />
      <Questions init={init} order={order} />
      <MyComplaints />
    </>
  );
}

/** The types as buttons, because choosing one leaves the page. In a radio group an arrow key would do that. */
function Questions({ init, order }: { init: ComplaintInit; order: ProblemOrder | undefined }) {
  const [type, setType] = useState('');
  const [chosen, setChosen] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const step = type && typeStep(type, order, init);

  useEffect(() => {
    // Coming back to the page clears the choice.
    const reset = () => setChosen('');
    window.addEventListener('pageshow', reset);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('pageshow', reset);
    };
  }, []);

  const leave = (mark: string, problemType: string, sonType?: string) => {
    setChosen(mark);
    clearTimeout(timer.current);
    const orderNo = order?.orderNo ?? commonParameters().orderId ?? '';
    const own = nextParameters(orderNo, problemType, sonType);
    timer.current = setTimeout(() => goTo('complainPageNext', own), MENU_DELAY_MS);
  };
  const choose = (value: string) => {
    clearTimeout(timer.current);
    setType(value);
    if (typeStep(value, order, init) === 'next') leave(value, value);
    else setChosen(value);
  };

  return (
    <section className="card">
      <h2 className="section-title">{text.types}</h2>
      <Menu
        options={init.problemType}
        chosen={type ? chosen : ''}
        onChoose={choose}
        open={step ? type : ''}
      >
        {step === 'refused' && (
          <p className="complaint-refused" role="alert" lang={text.refused.lang}>
            {text.refused.text}
          </p>
        )}
        {step === 'sonTypes' && (
          <div className="complaint-son-types">
            <h3 className="complaint-question">{text.sonTypes}</h3>
            <Menu
              options={init.problemSonType}
              chosen={chosen}
              prefix="son-"
              onChoose={(sonType) => leave(`son-${sonType}`, type, sonType)}
            />
          </div>
        )}
      </Menu>
    </section>
  );
}

interface MenuProps {
  options: readonly ProblemOption[];
  chosen: string;
  prefix?: string;
  onChoose: (value: string) => void;
  /** The option that the children are shown below. */
  open?: string;
  children?: ReactNode;
}

function Menu({ options, chosen, prefix = '', onChoose, open, children }: MenuProps) {
  return (
    <ul className="menu">
      {options.map(({ title, value }) => (
        <li key={value}>
          <button
            type="button"
            className={open === value ? 'menu-item menu-item-open' : 'menu-item'}
            aria-pressed={chosen === prefix + value}
            onClick={() => onChoose(value)}
          >
            {title}
          </button>
          {open === value && children}
        </li>
      ))}
    </ul>
  );
}
