import { useEffect, useRef, useState } from 'react';
import { text } from './officialSite.messages.ts';
import { BANNER_MS, nextBanner } from './officialSite.model.ts';
import { PhoneScreen, SCREENS } from './PhoneScreen.tsx';

/** How long without scrolling until a swipe counts as finished, ms. */
const SETTLED_MS = 200;

const stillness = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The banner carousel. It stops on touch, focus, hover or pause, and with reduced motion. */
export function Banners() {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const track = useRef<HTMLUListElement>(null);
  const count = text.slides.length;

  const settled = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Updates the dots once a swipe has finished. */
  const settle = () => {
    clearTimeout(settled.current);
    if (!paused) return;
    settled.current = setTimeout(() => {
      const list = track.current;
      if (list?.clientWidth) setIndex(Math.round(list.scrollLeft / list.clientWidth));
    }, SETTLED_MS);
  };

  useEffect(() => setPaused(stillness()), []);
  useEffect(() => {
    if (paused || held) return;
    const timer = setInterval(() => setIndex((now) => nextBanner(now, count)), BANNER_MS);
    return () => clearInterval(timer);
  }, [paused, held, count]);
  useEffect(() => {
    const list = track.current;
    // scrollLeft, because older web views do not support scrollTo options.
    if (list) list.scrollLeft = index * list.clientWidth;
  }, [index]);

  return (
    <section
      className="banners"
      aria-roledescription="carousel"
      aria-label={text.banners}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onTouchStart={() => setPaused(true)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul className="banner-track" ref={track} tabIndex={0} onScroll={settle}>
        {text.slides.map((slide, number) => (
          <li className="banner" key={slide.title} aria-label={text.banner(number + 1, count)}>
            <div>
              <h2 className="banner-title">{slide.title}</h2>
              <p className="banner-text">{slide.text}</p>
            </div>
            <PhoneScreen of={SCREENS[number] ?? 'repayment'} />
          </li>
        ))}
      </ul>
      <div className="banner-controls">
        {text.slides.map((slide, number) => (
          <button
            type="button"
            className="banner-dot"
            key={slide.title}
            aria-label={text.banner(number + 1, count)}
            aria-current={number === index}
            onClick={() => {
              setPaused(true);
              setIndex(number);
            }}
          />
        ))}
        <button
          type="button"
          className="banner-pause"
          aria-label={paused ? text.play : text.pause}
          onClick={() => setPaused(!paused)}
        >
          <span aria-hidden="true">{paused ? '▶' : '❚❚'}</span>
        </button>
      </div>
    </section>
  );
}
