import { useState } from 'react';
import { Button } from '../../../shared/ui/Button.tsx';
import { MoneyKeyboard } from '../../../shared/ui/MoneyKeyboard.tsx';
import { Picker, PickerHead, type PickerOption } from '../../../shared/ui/Picker.tsx';
import { Segments } from '../../../shared/ui/Segments.tsx';
import { StarRating } from '../../../shared/ui/StarRating.tsx';
import { PICTURE } from './picture.ts';
import { OpenedState, State, Widget } from './Widget.tsx';

const PLAIN: PickerOption[] = [
  { key: 'gcash', label: 'GCash' },
  { key: 'maya', label: 'Maya' },
];
const RICH: PickerOption[] = Array.from({ length: 12 }, (_, at) => ({
  key: `${at}`,
  label: at ? `Bank ${at}` : 'A bank whose name does not fit on one line of a small phone',
  image: PICTURE,
  ...(at % 2 === 0 && { note: 'Up to ₱50,000.00 a day' }),
}));

/** What the borrower chooses with. */
export function ChoiceWidgets() {
  return (
    <>
      <Widget name="Picker">
        <PickerExample caption="Nothing chosen" options={PLAIN} start="" />
        <PickerExample caption="Logos, notes and a long list" options={RICH} start="3" />
        <PickerExample caption="Busy for 3 s after Confirm" options={PLAIN} start="maya" slow />
        <State caption="Its head alone, as in a document">
          <PickerHead
            title="Pay with"
            cancel={<Button kind="quiet">Cancel</Button>}
            confirm={<Button kind="quiet">Confirm</Button>}
          />
        </State>
      </Widget>
      <Widget name="MoneyKeyboard">
        <MoneyExample caption="Empty" start="" />
        <MoneyExample caption="With an amount" start="1250.5" />
      </Widget>
      <Widget name="Segments">
        <SegmentsExample caption="Two" names={['Repay', 'Extend']} />
        <SegmentsExample
          caption="Four, with long labels"
          names={['Online banking', 'E-wallet', 'Over the counter', 'Convenience store']}
        />
      </Widget>
      <Widget name="StarRating">
        <StarsExample caption="None chosen" start={0} />
        <StarsExample caption="Three chosen" start={3} />
        <StarsExample caption="All chosen" start={5} />
      </Widget>
    </>
  );
}

const BUSY_MS = 3000;

interface PickerExampleProps {
  caption: string;
  options: readonly PickerOption[];
  start: string;
  /** Confirming takes a while. */
  slow?: boolean;
}

function PickerExample({ caption, options, start, slow = false }: PickerExampleProps) {
  const [value, setValue] = useState(start);
  const [busy, setBusy] = useState(false);
  return (
    <OpenedState caption={caption}>
      {(open, close) => (
        <Picker
          open={open}
          title="Pay with"
          options={options}
          value={value}
          confirmLabel="Confirm"
          cancelLabel="Cancel"
          busy={busy}
          onConfirm={(key) => {
            setValue(key);
            if (!slow) return close();
            setBusy(true);
            setTimeout(() => {
              setBusy(false);
              close();
            }, BUSY_MS);
          }}
          onCancel={close}
        />
      )}
    </OpenedState>
  );
}

function MoneyExample({ caption, start }: { caption: string; start: string }) {
  const [amount, setAmount] = useState(start);
  return (
    <OpenedState caption={caption}>
      {(open, close) => (
        <MoneyKeyboard
          open={open}
          title="Amount"
          value={amount}
          labels={{ delete: 'Delete', confirm: 'Confirm', hide: 'Hide' }}
          onConfirm={(typed) => {
            setAmount(typed);
            close();
          }}
          onHide={close}
        />
      )}
    </OpenedState>
  );
}

function SegmentsExample({ caption, names }: { caption: string; names: readonly string[] }) {
  const [value, setValue] = useState(names[0] ?? '');
  const segments = names.map((name) => ({ key: name, label: name }));
  return (
    <State caption={caption}>
      <Segments legend={caption} segments={segments} value={value} onChange={setValue} />
    </State>
  );
}

function StarsExample({ caption, start }: { caption: string; start: number }) {
  const [stars, setStars] = useState(start);
  return (
    <State caption={caption}>
      <StarRating legend="How was it?" value={stars} onChange={setStars} />
    </State>
  );
}
