import { useState } from 'react';
import { config } from '../../shared/config/config.ts';
import { imageAddress } from '../../shared/page/navigate.ts';
import { text } from './landing.text.ts';

/** Brand, promise, and the picture: the promotion's own banner where its template names one. */
export function LandingHero({
  title,
  banner,
}: {
  title: string | undefined;
  banner: string | undefined;
}) {
  const [broken, setBroken] = useState(false);
  const image = banner && !broken ? imageAddress(banner) : undefined;
  return (
    <header className="landing-hero">
      <p className="landing-brand">{config.brandName}</p>
      <h1 className="landing-title" data-field="title">
        {title || text.title}
      </h1>
      <p className="landing-lead">{text.lead}</p>
      <div className="landing-art">
        {image && <img src={image} alt="" onError={() => setBroken(true)} />}
      </div>
    </header>
  );
}
