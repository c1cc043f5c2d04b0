import type { SyntheticEvent } from 'react';
import { BrandName } from '../../shared/runtime/BrandName.tsx';
import { heroText } from './landing.messages.ts';
import type { ShownTemplate } from './landing.model.ts';

/** Hides a banner that fails to load, which reveals the page's own picture. */
function hide({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.hidden = true;
}

/** Brand, headline and picture: the promotion's banner if its template has one. */
export function LandingHero({ shown: { title, banner } }: { shown: ShownTemplate }) {
  return (
    <header className="landing-hero">
      <p className="landing-brand">
        <BrandName drawn />
      </p>
      <h1 className="landing-title">{title}</h1>
      <p className="landing-lead">{heroText.lead}</p>
      <div className="landing-art">{banner && <img src={banner} alt="" onError={hide} />}</div>
    </header>
  );
}
