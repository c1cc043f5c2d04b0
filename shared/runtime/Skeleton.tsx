import '../ui/skeleton.css';

interface BarProps {
  /** The reply field that this bar stands for; the inline script replaces the bar by its text. */
  field?: string;
  /** Groups a code in fours, as the loaded page does. */
  as?: 'fours';
  /** Width in em. */
  size?: 2 | 4 | 6 | 8 | 12 | 16;
}

/** A placeholder for one text of the reply. The document's script fills it in before React has loaded. */
export function Bar({ field, as, size = 8 }: BarProps) {
  return <span className={`bar bar-${size}`} data-field={field} data-as={as} />;
}

interface BarRowsProps {
  /** The field of the reply that holds the list. */
  list: string;
  /** The largest number of rows to fill. */
  most?: number;
  rows?: number;
  /** The fields of an entry: label, value, and the small print below each. */
  fields?: { text: string; value: string; note?: string; valueNote?: string };
}

const PLAIN = { text: 'text', value: 'value' };

/** Placeholder rows of label and value for a list of the reply. */
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
