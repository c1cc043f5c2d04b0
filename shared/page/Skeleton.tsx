import '../ui/skeleton.css';

interface BarProps {
  /** The reply field that this bar stands for; the inline script writes it in. */
  field?: string;
  /** Groups a code in fours, as the page will show it. */
  as?: 'fours';
  /** Width in em. */
  size?: 4 | 6 | 8 | 12 | 16;
}

/** A bar in place of one text of the reply (architecture "a page's life"). */
export function Bar({ field, as, size = 8 }: BarProps) {
  return <span className={`bar bar-${size}`} data-field={field} data-as={as} />;
}

/** Label and value rows in place of a list of the reply, `most` of them once filled. */
export function BarRows({ list, most, rows = 2 }: { list: string; most?: number; rows?: number }) {
  return (
    <dl className="rows" data-list={list} data-most={most}>
      {Array.from({ length: rows }, (_, row) => `row${row}`).map((row) => (
        <div className="row" key={row}>
          <dt>
            <Bar field="text" size={6} />
          </dt>
          <dd>
            <Bar field="value" size={8} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
