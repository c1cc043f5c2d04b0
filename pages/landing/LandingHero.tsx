import type { SyntheticEvent } from 'react';
import { templateQuery } from '../../shared/api/landing.ts';
import { BrandName } from '../../shared/runtime/BrandName.tsx';
import { fieldsOf, fill } from '../../shared/runtime/fields.ts';
import { imageAddress } from '../../shared/runtime/navigate.ts';
import { text } from './landing.messages.ts';

const field = fieldsOf(templateQuery);

/** Hides a banner that fails to load, which reveals the page's own picture. */
function hide({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.hidden = true;
}

/** Brand, headline and picture: the promotion's banner if its template has one. */
export function LandingHero({
  title,
  banner,
}: {
  title: string | undefined;
  banner: string | undefined;
}) {
  const image = banner && imageAddress(banner);
  return (
    <header className="landing-hero">
      <p className="landing-brand">
        <BrandName drawn />
      </p>
      <h1 className="landing-title" {...fill(field('title'))}>
        {title || text.title}
      </h1>
      <p className="landing-lead">{text.lead}</p>
      <div className="landing-art">{image && <img src={image} alt="" onError={hide} />}</div>
    </header>
  );
}
