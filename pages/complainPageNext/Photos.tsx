import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import type { UploadItem } from '../../shared/features/upload/uploadQueue.ts';
import { imageIn, screenContext } from '../../shared/runtime/screenContext.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { complainPageNextText } from './complainPageNext.messages.ts';
import { MAX_IMAGES } from './complainPageNext.model.ts';
import { type Uploads, warmUpUploads } from './useUploads.ts';
import '../../shared/ui/problem.css';

/** iOS converts HEIC photos only if JPEG is asked for. Android offers all its sources only for any image type. */
function accepted({ userAgent, maxTouchPoints }: Navigator): string {
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  const isIos =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos ? 'image/jpeg,image/png' : 'image/*';
}

/** The photos of a complaint. @param uploads absent until photos can be added. */
export function Photos({ uploads }: { uploads: Uploads | undefined }) {
  const id = useId();
  const full = uploads?.items.length === MAX_IMAGES;
  return (
    <section className="card" aria-labelledby={id}>
      <h2 className="section-title" id={id}>
        {complainPageNextText.photos}
      </h2>
      <p className="muted">
        {full ? complainPageNextText.full(MAX_IMAGES) : complainPageNextText.photosHint(MAX_IMAGES)}
      </p>
      {uploads ? <PhotoGrid uploads={uploads} /> : <div className="photos-space" />}
    </section>
  );
}

/** Up to 9 photos, 4 in a row unless text is large, each with its own progress, retry and remove buttons. */
function PhotoGrid({ uploads }: { uploads: Uploads }) {
  const { items } = uploads;
  const adding = useRef<HTMLInputElement>(null);
  const [removals, setRemovals] = useState(0);
  // The button that had the focus is gone.
  useEffect(() => {
    if (removals) adding.current?.focus({ preventScroll: true });
  }, [removals]);
  const remove = async (key: string) => {
    await uploads.remove(key);
    setRemovals((count) => count + 1);
  };
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(target.files ?? []);
    // Reset, so that a removed photo can be picked again.
    target.value = '';
    if (files.length) void uploads.add(files);
  };
  return (
    <ul className="photos">
      {items.map((item, index) => (
        <Photo
          key={item.key}
          item={item}
          number={index + 1}
          retry={uploads.retry}
          remove={remove}
        />
      ))}
      {items.length < MAX_IMAGES && (
        <li>
          <label className="photo photo-add">
            <input
              ref={adding}
              type="file"
              className="visually-hidden"
              accept={accepted(navigator)}
              multiple
              onClick={warmUpUploads}
              onFocus={warmUpUploads}
              onChange={pick}
            />
            <span aria-hidden="true">+</span>
            {complainPageNextText.add}
          </label>
        </li>
      )}
    </ul>
  );
}

interface PhotoProps {
  item: UploadItem;
  number: number;
  retry: (key: string) => void;
  remove: (key: string) => void;
}

function Photo({ item, number, retry, remove }: PhotoProps) {
  const { key, state, progress, preview, url, problem, message } = item;
  const source = preview ?? imageIn(screenContext(), url);
  const percent = Math.round(progress * 100);
  return (
    <li className={state === 'failed' ? 'photo-entry photo-entry-failed' : 'photo-entry'}>
      <div className={`photo photo-${state}`}>
        {source && <img src={source} alt={complainPageNextText.photo(number)} />}
        {state === 'uploading' && (
          <progress
            value={percent}
            max="100"
            aria-label={`${complainPageNextText.photo(number)}: ${complainPageNextText.states.uploading}`}
          />
        )}
        <button
          type="button"
          className="photo-remove"
          aria-label={complainPageNextText.remove(number)}
          onClick={() => remove(key)}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {state === 'waiting' && (
        <p className="photo-state" role="status">
          {complainPageNextText.states.waiting}
        </p>
      )}
      {state === 'failed' && (
        <div className="photo-failure">
          {/* A failed upload also shows a toast, which screen readers announce. */}
          <p className="problem" role={problem && 'status'}>
            {problem ? complainPageNextText.problems[problem] : message}
          </p>
          {!problem && (
            <Button
              kind="quiet"
              aria-label={complainPageNextText.retry(number)}
              onClick={() => retry(key)}
            >
              {complainPageNextText.again}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
