import { useId } from 'react';
import { Text } from './Text.tsx';
import './segments.css';

interface SegmentsProps {
  legend: string;
  segments: readonly { key: string; label: string }[];
  value: string;
  /** Absent before React is there. */
  onChange?: ((key: string) => void) | undefined;
}

/** Native radio buttons styled as tabs, so that arrow keys work. */
export function Segments({ legend, segments, value, onChange }: SegmentsProps) {
  const name = useId();
  return (
    <fieldset className="segments-field">
      <legend className="visually-hidden">{legend}</legend>
      <div className="segments">
        {segments.map(({ key, label }) => (
          <label className={key === value ? 'segment segment-on' : 'segment'} key={key}>
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === value}
              data-tap={`segment-${key}`}
              onChange={() => onChange?.(key)}
            />
            <Text>{label}</Text>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
