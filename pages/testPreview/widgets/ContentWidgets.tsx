import { useState } from 'react';
import { FoldableRows, type LabelledRow, Rows } from '../../../shared/ui/FoldableRows.tsx';
import { GrowingList } from '../../../shared/ui/GrowingList.tsx';
import { QrCode } from '../../../shared/ui/QrCode.tsx';
import { Tabs } from '../../../shared/ui/Tabs.tsx';
import { State, Widget } from './Widget.tsx';

const ROWS: readonly LabelledRow[] = [
  { text: 'Loan amount', value: '₱10,000.00' },
  { text: 'Interest', value: '₱350.00', note: '0.5 % a day', valueNote: 'for 7 days' },
  { text: 'Service fee', value: '₱150.00' },
  {
    text: 'A label that is longer than the space beside its value',
    value: 'A value that needs more than one line as well',
  },
];
const LABELS = { more: (hidden: number) => `Show ${hidden} more`, hide: 'Show less' };

/** What shows the data of a page. The list that grows comes last, as it makes the page longer. */
export function ContentWidgets() {
  return (
    <>
      <Widget name="FoldableRows">
        <State caption="Folded; a tap shows the rest">
          <FoldableRows rows={ROWS} labels={LABELS} />
        </State>
        <State caption="So few that nothing is folded">
          <FoldableRows rows={ROWS.slice(0, 2)} labels={LABELS} />
        </State>
        <State caption="Rows that never fold">
          <Rows rows={ROWS} />
        </State>
      </Widget>
      <Widget name="QrCode">
        <State caption="A short text">
          <QrCode text="880123456789" label="QR code of a pay code" />
        </State>
        <State caption="A long text">
          <QrCode
            text={`https://pay.lend.example/${'0123456789'.repeat(30)}`}
            label="QR code of a long address"
          />
        </State>
      </Widget>
      <Widget name="Tabs">
        <TabsExample caption="Two tabs" titles={['Open', 'Closed']} start={0} />
        <TabsExample
          caption="More tabs than fit, with the fourth selected"
          titles={['All', 'In progress', 'Answered', 'To be rated', 'Rated', 'Closed']}
          start={3}
        />
      </Widget>
      <Lists />
    </>
  );
}

interface TabsExampleProps {
  caption: string;
  titles: readonly string[];
  start: number;
}

function TabsExample({ caption, titles, start }: TabsExampleProps) {
  const [selected, setSelected] = useState(start);
  const tabs = titles.map((title, at) => ({ title, count: at * 40 }));
  return (
    <State caption={caption}>
      <Tabs label={caption} tabs={tabs} selected={selected} onSelect={setSelected}>
        {(index) => <p className="widget-text">The pane of “{titles[index]}”.</p>}
      </Tabs>
    </State>
  );
}

const entriesOf = (count: number) => Array.from({ length: count }, (_, at) => `Entry ${at + 1}`);
const list = {
  className: 'widget-entries',
  keyOf: (entry: string) => entry,
  render: (entry: string) => entry,
};

function Lists() {
  return (
    <Widget name="GrowingList">
      <State caption="A short list">
        <GrowingList items={entriesOf(3)} {...list} />
      </State>
      <State caption="A list of 100 entries, which grows as its end comes near">
        <GrowingList items={entriesOf(100)} {...list} />
      </State>
    </Widget>
  );
}
