import { useEffect, useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { InputField } from './Fields.tsx';
import { text } from './testPreview.messages.ts';
import type { PreviewProps } from './usePreview.ts';

/** Photo picker, contact field and location. Coordinates show in the page, because many web views block `alert`. */
export function DeviceTools({ preview: { tester, change } }: PreviewProps) {
  const [photo, setPhoto] = useState<{ name: string; address: string }>();
  useEffect(() => () => photo && URL.revokeObjectURL(photo.address), [photo]);
  const pick = (file: File | undefined) =>
    setPhoto(file && { name: file.name, address: URL.createObjectURL(file) });
  return (
    <section className="card">
      <h2 className="section-title">{text.tools}</h2>
      <label className="labelled-field">
        <span className="field-label">{text.photo}</span>
        <input
          className="field-control"
          type="file"
          accept="image/*"
          onChange={({ target }) => pick(target.files?.[0])}
        />
      </label>
      {photo && (
        <img className="preview-photo" src={photo.address} alt={text.photoAlt(photo.name)} />
      )}
      <div className="preview-fields">
        <InputField
          label={text.contact}
          type="tel"
          autoComplete="tel"
          value={tester.contact}
          onChange={(contact) => change({ contact })}
        />
        <Location />
      </div>
    </section>
  );
}

function Location() {
  const [state, setState] = useState('');
  const locate = () => {
    if (!navigator.geolocation) return setState(text.unavailable);
    setState(text.locating);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setState(text.located(coords.latitude, coords.longitude)),
      (error) => setState(error.code === error.PERMISSION_DENIED ? text.denied : text.unavailable),
      { timeout: 10_000 },
    );
  };
  return (
    <>
      <Button kind="secondary" onClick={locate}>
        {text.locate}
      </Button>
      <p role="status" className="field-hint">
        {state}
      </p>
    </>
  );
}
