import { useEffect, useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { Panel } from './Panel.tsx';
import { text } from './testPreview.messages.ts';

interface DeviceToolsProps {
  contact: string;
  onContact: (contact: string) => void;
  /** It can be folded away. */
  folds: boolean;
}

/** Photo picker, contact field and location. Coordinates show in the page, because many web views block `alert`. */
export function DeviceTools({ contact, onContact, folds }: DeviceToolsProps) {
  return (
    <Panel title={text.tools} folds={folds}>
      <PhotoPicker />
      <label className="field">
        <span>{text.contact}</span>
        <input
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={contact}
          onChange={(event) => onContact(event.target.value)}
        />
      </label>
      <Location />
    </Panel>
  );
}

function PhotoPicker() {
  const [photo, setPhoto] = useState<{ name: string; address: string }>();
  useEffect(() => () => photo && URL.revokeObjectURL(photo.address), [photo]);
  return (
    <>
      <label className="field">
        <span>{text.photo}</span>
        <input
          type="file"
          accept="image/*"
          onChange={(event) => {
            const file = event.target.files?.[0];
            setPhoto(file && { name: file.name, address: URL.createObjectURL(file) });
          }}
        />
      </label>
      {photo && (
        <img className="preview-photo" src={photo.address} alt={text.photoAlt(photo.name)} />
      )}
    </>
  );
}

function Location() {
  const [state, setState] = useState('');
  const locate = () => {
    if (!navigator.geolocation) {
      setState(text.unavailable);
      return;
    }
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
      <p role="status" className="preview-location">
        {state}
      </p>
    </>
  );
}
