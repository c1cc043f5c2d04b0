import { useId, useState } from 'react';
import { Button } from './Button.tsx';
import { Groups } from './Groups.tsx';
import { Text } from './Text.tsx';
import './rows.css';

const FOLDED_ROWS = 2;

/** A text is undefined while it is not known. */
export interface LabelledRow {
  text: string | undefined;
  /** A text, or the groups of a number. */
  value: string | readonly string[] | undefined;
  note?: string;
  valueNote?: string;
}

const waitingRow: LabelledRow = { text: undefined, value: undefined };

export const waitingRows = (count: number): LabelledRow[] =>
  Array.from({ length: count }, () => waitingRow);

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
