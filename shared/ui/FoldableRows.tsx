import './rows.css';
import { useId, useState } from 'react';
import { Button } from './Button.tsx';
import { Groups } from './Groups.tsx';
import { Text } from './Text.tsx';

/** Number of rows that stay visible in a folded list. */
const FOLDED_ROWS = 2;

/** A row. A text is undefined while it is not known. */
export interface LabelledRow {
  text: string | undefined;
  /** A text, or the groups of a number. */
  value: string | readonly string[] | undefined;
  /** Small print below the label. */
  note?: string;
  /** Small print below the value. */
  valueNote?: string;
}

const waitingRow: LabelledRow = { text: undefined, value: undefined };

/** Rows whose texts are not known yet. */
export const waitingRows = (count: number): LabelledRow[] =>
  Array.from({ length: count }, () => waitingRow);

/** A list of labels and values. */
export function Rows({ rows, id }: { rows: readonly LabelledRow[]; id?: string }) {
  return (
    <dl className="rows" id={id}>
      {rows.map(({ text, value, note, valueNote }, index) => (
        <div className="row" key={index}>
          <dt>
            <Text size={6}>{text}</Text>
            {note && <span className="hint">{note}</span>}
          </dt>
          <dd>
            {typeof value === 'object' ? <Groups of={value} /> : <Text>{value}</Text>}
            {valueNote && <span className="hint">{valueNote}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface FoldableRowsProps {
  rows: readonly LabelledRow[];
  labels: { more: (hidden: number) => string; hide: string };
}

/** Rows folded to the first two, with a button that shows or hides the rest. */
export function FoldableRows({ rows, labels }: FoldableRowsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const hidden = rows.length - FOLDED_ROWS;
  return (
    <>
      <Rows id={id} rows={open ? rows : rows.slice(0, FOLDED_ROWS)} />
      {hidden > 0 && (
        <Button
          kind="quiet"
          tap="unfold"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? labels.hide : labels.more(hidden)}
        </Button>
      )}
    </>
  );
}
