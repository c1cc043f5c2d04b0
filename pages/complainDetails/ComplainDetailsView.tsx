import './complainDetails.css';
import type { ReactNode } from 'react';
import { problemDetailQuery } from '../../shared/api/complaintRecords.ts';
import type { ViewProps } from '../../shared/runtime/firstScreen.ts';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { text } from './complainDetails.messages.ts';
import { type ShownDetail, type ShownPicture, shownDetail } from './complainDetails.model.ts';

/** Live elements of the screen, in place of those that the document shows. */
export interface DetailActions {
  /** Shows pictures that open. */
  pictures: (pictures: readonly ShownPicture[]) => ReactNode;
  /** The rating, if one is asked for. */
  rating: ReactNode;
}

/** A complaint and the answer to it. */
export function ComplainDetailsView({ shown, actions }: ViewProps<ShownDetail, DetailActions>) {
  const { heading, sent, content, pictures, result, waiting, rate, back } = shown;
  const isKnown = content !== undefined;
  // Screen readers would announce an empty heading while it loads.
  const Heading = isKnown ? 'h2' : 'p';
  const shownPictures = actions?.pictures ?? ((all) => <PictureList pictures={all} />);
  return (
    <>
      <section className="card">
        {heading !== '' && (
          <Heading className="section-title">
            <Text>{heading}</Text>
          </Heading>
        )}
        <p className="hint">{text.content}</p>
        <p className="detail-words lines spaced">
          <Text size={16}>{content}</Text>
        </p>
        {shownPictures(pictures)}
        {sent && <p className="hint detail-sent">{sent}</p>}
      </section>
      {result && (
        <section className="card">
          <Text as="h2" className="section-title">
            {text.result}
          </Text>
          {result.words && <p className="detail-words lines spaced">{result.words}</p>}
          {shownPictures(result.pictures)}
        </section>
      )}
      {waiting && <p className="muted">{waiting}</p>}
      {rate &&
        (actions?.rating ?? (
          <Button kind="secondary" tap="rate">
            {rate}
          </Button>
        ))}
      {isKnown && <Back address={back} />}
    </>
  );
}

/** The screen, as the build, the document's script and React show it. */
export const screen = {
  text,
  read: problemDetailQuery,
  shown: shownDetail,
  View: ComplainDetailsView,
};

/** Leads to the borrower's complaints. */
export function Back({ address }: { address: string | undefined }) {
  return (
    <ButtonLink kind="quiet" href={address}>
      {text.back}
    </ButtonLink>
  );
}

interface PictureListProps {
  pictures: readonly ShownPicture[];
  onOpen?: (index: number) => void;
  /** Those that could not be loaded: their words are the button, and the viewer tries once more. */
  broken?: ReadonlySet<number>;
  onBroken?: (index: number) => void;
}

/** Small pictures, each a button that opens it. */
export function PictureList({ pictures, onOpen, broken, onBroken }: PictureListProps) {
  if (!pictures.length) return null;
  return (
    <ul className="pictures">
      {pictures.map(({ address, alt }, index) => (
        <li key={index} className={broken?.has(index) ? 'picture-broken' : undefined}>
          <button
            type="button"
            className="picture"
            data-tap={`picture-${address}`}
            onClick={() => onOpen?.(index)}
          >
            {broken?.has(index) ? (
              text.broken(alt)
            ) : (
              <img
                src={address}
                alt={alt}
                loading="lazy"
                width="80"
                height="80"
                onError={() => onBroken?.(index)}
              />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
