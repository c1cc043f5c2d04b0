import type { ReactNode } from 'react';
import type { ViewProps } from '../../shared/runtime/firstScreen.ts';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { complainDetailsText } from './complainDetails.messages.ts';
import type { ShownDetail, ShownPicture, ShownStep } from './complainDetails.model.ts';
import '../../shared/ui/tag.css';
import './complainDetails.css';

export interface DetailActions {
  /** Shows pictures that open. */
  pictures: (pictures: readonly ShownPicture[]) => ReactNode;
  /** The rating, if one is asked for. */
  rating: ReactNode;
  onCall: (number: string) => void;
}

export function ComplainDetailsView({ shown, actions }: ViewProps<ShownDetail, DetailActions>) {
  const { heading, state, steps, service, content, pictures, result, rate, back } = shown;
  const isKnown = content !== undefined;
  // Screen readers would announce an empty heading while it loads.
  const Heading = isKnown ? 'h2' : 'p';
  const shownPictures = actions?.pictures ?? ((all) => <PictureList pictures={all} />);
  return (
    <>
      <section className="card">
        <div className="detail-head">
          {heading !== '' && (
            <Heading className="section-title">
              <Text>{heading}</Text>
            </Heading>
          )}
          {state && (
            <p className="tag spaced" data-state={state}>
              {complainDetailsText.states[state]}
            </p>
          )}
        </div>
        <p className="hint">{complainDetailsText.content}</p>
        <p className="detail-words spaced">
          <Text size={16}>{content}</Text>
        </p>
        {shownPictures(pictures)}
      </section>
      {steps && <Steps steps={steps} />}
      {service && (
        <p className="spaced">
          <Button kind="secondary" tap="callService" onClick={() => actions?.onCall(service)}>
            {complainDetailsText.call}
          </Button>
        </p>
      )}
      {result && (
        <section className="card">
          <Text as="h2" className="section-title">
            {complainDetailsText.result}
          </Text>
          {result.words && <p className="detail-words spaced">{result.words}</p>}
          {shownPictures(result.pictures)}
        </section>
      )}
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

/** The way to the answer. The current step is marked for everybody, not by colour alone. */
function Steps({ steps }: { steps: readonly ShownStep[] }) {
  return (
    <ol className="card detail-steps" aria-label={complainDetailsText.steps}>
      {steps.map(({ words, time, isCurrent }) => (
        <li key={words} className="detail-step" aria-current={isCurrent ? 'step' : undefined}>
          <Text>{words}</Text>
          {time && <span className="hint">{time}</span>}
        </li>
      ))}
    </ol>
  );
}

/** Leads to the borrower's complaints. */
export function Back({ address }: { address: string | undefined }) {
  return (
    <ButtonLink kind="quiet" href={address}>
      {complainDetailsText.back}
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
              complainDetailsText.broken(alt)
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
