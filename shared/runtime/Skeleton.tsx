import '../ui/skeleton.css';
import { entriesOf, type Field, type Fields, fill, repeat } from './fields.ts';

interface BarProps {
  /** The reply field that this bar stands for; the boot script replaces the bar by its text. */
  field?: Field<string> | undefined;
  /** Width in em. */
  size?: 2 | 4 | 6 | 8 | 12 | 16;
}

/** A placeholder for one text of the reply. The boot script fills it in before React has loaded. */
export function Bar({ field, size = 8 }: BarProps) {
  return <span className={`bar bar-${size}`} {...fill(field)} />;
}

interface BarTextProps {
  /** A text of the messages that contains its parts as they are given. */
  text: (...parts: never[]) => string;
  /** The fields that its parts are, in their order. */
  fields: readonly Field<string>[];
}

/** A text of the messages with a placeholder for each of its parts. */
export function BarText({ text, fields }: BarTextProps) {
  const marks = fields.map((_, index) => `{${index}}`);
  const pieces = text(...(marks as never[])).split(/\{(\d)\}/);
  return pieces.map((piece, index) =>
    index % 2 ? <Bar key={index} field={fields[Number(piece)]} size={4} /> : piece,
  );
}

/** The fields of an entry that are its label, its value, and the small print below each. */
interface RowFields {
  text: Field<string>;
  value: Field<string>;
  note?: Field<string>;
  valueNote?: Field<string>;
}

/** An entry whose fields are already called label and value. */
interface PlainRow {
  text: string;
  value: string;
}

interface ListProps {
  /** The largest number of rows to fill. */
  max?: number;
  rows?: number;
}

type BarRowsProps<Entry> = ListProps &
  (
    | { list: Field<readonly PlainRow[]>; fields?: undefined }
    | { list: Field<readonly Entry[]>; fields: (entry: Fields<Entry>) => RowFields }
  );

function rowFields<Entry>({ list, fields }: BarRowsProps<Entry>): RowFields {
  if (fields) return fields(entriesOf(list));
  const plain = entriesOf(list);
  return { text: plain('text'), value: plain('value') };
}

/**
 * Placeholder rows of label and value for a list of the reply, at most `max` of them once filled. Entries that lack
 * one of them are left out, unless there is small print: it may say enough by itself.
 */
export function BarRows<Entry>(props: BarRowsProps<Entry>) {
  const { list, max, rows = 2 } = props;
  const { text, value, note, valueNote } = rowFields(props);
  const hasNotes = note || valueNote;
  return (
    <dl className="rows" {...repeat(list, max, hasNotes ? undefined : true)}>
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

function NoteBar({ field }: { field: Field<string> }) {
  return (
    <span className="row-note">
      <Bar field={field} size={4} />
    </span>
  );
}
