import '../ui/skeleton.css';

interface BarProps {
  /** The reply field that this bar stands for; the inline script writes it in. */
  field?: string;
  /** Groups a code in fours, as the page will show it. */
  as?: 'fours';
  /** Width in em. */
  size?: 2 | 4 | 6 | 8 | 12 | 16;
}

/** A bar in place of one text of the reply (architecture "a page's life"). */
export function Bar({ field, as, size = 8 }: BarProps) {
  return <span className={`bar bar-${size}`} data-field={field} data-as={as} />;
}

interface BarRowsProps {
  /** The reply's list. */
  list: string;
  /** How many rows stay once filled. */
  most?: number;
  rows?: number;
  /** The reply's names for label, value, and the small print below each. */
  fields?: { text: string; value: string; note?: string; valueNote?: string };
}

const PLAIN = { text: 'text', value: 'value' };

/** Label and value rows in place of a list of the reply, `most` of them once filled. */
export function BarRows({ list, most, rows = 2, fields = PLAIN }: BarRowsProps) {
  const { text, value, note, valueNote } = fields;
  return (
    <dl className="rows" data-list={list} data-most={most}>
      {Array.from({ length: rows }, (_, row) => `row${row}`).map((row) => (
        <div className="row" key={row}>
          <dt>
            <Bar field={text} size={6} />
            {note && <NoteBar field={note} />}
          </dt>
          <dd>
            <Bar field={value} size={valueNote ? 6 : 8} />
            {valueNote && <NoteBar field={valueNote} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function NoteBar({ field }: { field: string }) {
  return (
    <span className="row-note">
      <Bar field={field} size={4} />
    </span>
  );
}
