import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { inMoney } from '../../shared/features/legal/loanCost.ts';
import { MainAmount } from '../../shared/features/order/MainAmount.tsx';
import { officialSiteText } from './officialSite.messages.ts';
import '../../shared/ui/button.css';
import '../../shared/ui/hero.css';
import '../../shared/ui/rows.css';
import '../../shared/features/order/amountHeader.css';
import './banners.css';

/** How long each banner shows, ms. */
const BANNER_MS = 3000;

/** How long without scrolling until a swipe counts as finished, ms. */
const SETTLED_MS = 200;

const stillness = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The banner carousel. It stops for Pause, a tap, and with reduced motion; while a finger, the pointer or the focus is on it, it
 * waits.
 */
export function Banners() {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const track = useRef<HTMLUListElement>(null);
  const count = officialSiteText.slides.length;

  const settled = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Updates the dots once a swipe has finished. */
  const settle = () => {
    clearTimeout(settled.current);
    settled.current = setTimeout(() => {
      const list = track.current;
      if (list?.clientWidth) setIndex(Math.round(list.scrollLeft / list.clientWidth));
    }, SETTLED_MS);
  };

  /** A finger that scrolls is no tap: the browser then cancels its touch. */
  const tap = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') setPaused(true);
  };

  useEffect(() => setPaused(stillness()), []);
  useEffect(() => {
    if (paused || isTouched) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), BANNER_MS);
    return () => clearInterval(timer);
  }, [paused, isTouched, count]);
  useEffect(() => {
    const list = track.current;
    // scrollLeft, because older web views do not support scrollTo options.
    if (list) list.scrollLeft = index * list.clientWidth;
  }, [index]);

  return (
    <section
      className="banners"
      aria-roledescription="carousel"
      aria-label={officialSiteText.banners}
      onPointerEnter={() => setTouched(true)}
      onPointerLeave={() => setTouched(false)}
      onFocus={() => setTouched(true)}
      onBlur={() => setTouched(false)}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul className="banner-track" ref={track} tabIndex={0} onScroll={settle} onPointerUp={tap}>
        {officialSiteText.slides.map((slide, number) => (
          <li
            className="banner"
            key={slide.title}
            aria-label={officialSiteText.banner(number + 1, count)}
          >
            <div>
              <h2 className="banner-title">{slide.title}</h2>
              <p className="banner-text">{slide.text}</p>
            </div>
            <PhoneScreen {...slide.screen} />
          </li>
        ))}
      </ul>
      <div className="banner-controls">
        {officialSiteText.slides.map((slide, number) => (
          <button
            type="button"
            className="banner-dot"
            key={slide.title}
            aria-label={officialSiteText.banner(number + 1, count)}
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
          aria-label={paused ? officialSiteText.play : officialSiteText.pause}
          onClick={() => setPaused(!paused)}
        >
          <span aria-hidden="true">{paused ? '▶' : '❚❚'}</span>
        </button>
      </div>
    </section>
  );
}

type ExampleScreen = (typeof officialSiteText.slides)[number]['screen'];

/** A screen of the app with example figures, drawn with the styles of the real one. */
function PhoneScreen({ title, label, amount, line, note, rows, button }: ExampleScreen) {
  return (
    <div className="phone" role="img" aria-label={officialSiteText.screen(title)}>
      <div className="phone-screen">
        <p className="page-title">{title}</p>
        <div className="hero">
          <p className="hero-label">{label}</p>
          <MainAmount amount={inMoney(amount)} />
          <p className="hero-date">
            <span>{line}</span>
            <span className="hero-due">{note}</span>
          </p>
        </div>
        <div className="card">
          {rows.map(([name, value]) => (
            <p className="row" key={name}>
              <span className="phone-name">{name}</span>
              <b>{typeof value === 'number' ? inMoney(value) : value}</b>
            </p>
          ))}
        </div>
        <p className="button button-primary">{button}</p>
      </div>
    </div>
  );
}
