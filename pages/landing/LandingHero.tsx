import type { SyntheticEvent } from 'react';
import { templateQuery } from '../../shared/api/landing.ts';
import { BrandName } from '../../shared/runtime/BrandName.tsx';
import { fieldsOf, fill } from '../../shared/runtime/fields.ts';
import { imageAddress } from '../../shared/runtime/navigate.ts';
import { text } from './landing.messages.ts';

const field = fieldsOf(templateQuery);

/** A banner that does not load leaves the page's own picture. */
function hide({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.hidden = true;
}

/** Brand, promise, and the picture: the promotion's own banner where its template names one. */
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
