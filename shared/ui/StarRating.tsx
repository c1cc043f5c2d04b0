import { useId } from 'react';
import { defineMessages } from '../lib/messages.ts';
import './starRating.css';

/** Accessible name of each star. */
export const STAR_TEXT = defineMessages('starRating', {
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
});

const STARS = [1, 2, 3, 4, 5] as const;

interface StarRatingProps {
  legend: string;
  /** 0 while none is chosen. */
  value: number;
  onChange: (stars: number) => void;
}

/** Native radio buttons, so that arrow keys work. */
export function StarRating({ legend, value, onChange }: StarRatingProps) {
  const name = useId();
  return (
    <fieldset className="stars">
      <legend>{legend}</legend>
      <div className="stars-row">
        {STARS.map((star) => (
          <label key={star} className={star <= value ? 'star star-on' : 'star'}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              aria-label={STAR_TEXT.stars(star)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.4 6.1 20.5l1.2-6.5L2.5 9.4l6.600-.9z" />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
