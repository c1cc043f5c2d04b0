import { type MouseEvent, useEffect, useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { Choices, InputField, SelectField } from './Fields.tsx';
import { DEVICES, deviceOf } from './tester.model.ts';
import { testPreviewText } from './testPreview.messages.ts';
import type { PreviewProps } from './usePreview.ts';

/** A plain click, not one that opens a new tab or window. */
const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  !(altKey || ctrlKey || metaKey || shiftKey);

/**
 * A link to every page, with the device fields.
 * @param isBesidePhone the phone is beside the links, so a plain click on one shows its page there.
 */
export function Links({ preview, isBesidePhone }: PreviewProps & { isBesidePhone: boolean }) {
  const { tester, change, links } = preview;
  const show = (event: MouseEvent, page: string) => {
    if (!isBesidePhone || !isPlain(event)) return;
    event.preventDefault();
    change({ page });
  };
  return (
    <nav className="card preview-links" aria-label={testPreviewText.links}>
      <h2 className="section-title">{testPreviewText.links}</h2>
      <ul>
        {links.map(({ page, label, href }) => (
          <li key={page}>
            <a
              href={href}
              aria-current={(isBesidePhone && page === tester.page) || undefined}
              onClick={(event) => show(event, page)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The fields to edit. The type of the client comes with the device. */
const FIELDS = Object.keys(testPreviewText.names) as (keyof typeof testPreviewText.names)[];

/** The device fields, and the choices that fill or accompany them. */
export function DeviceFields({ preview }: PreviewProps) {
  const { tester, change, scenarios, isReading } = preview;
  const chosen = scenarios.find(({ orderId }) => orderId === tester.orderId);
  const titles = scenarios.map(({ orderId, title }) => [orderId, title]);
  const chooseDevice = (device: string) => {
    const { deviceName, osVersion, clientType } = deviceOf(device);
    change({ device, deviceName, osVersion, clientType });
  };
  return (
    <section className="card" aria-busy={isReading}>
      <h2 className="section-title">{testPreviewText.fields}</h2>
      <SelectField
        label={testPreviewText.scenario}
        value={chosen?.orderId ?? ''}
        options={{ '': testPreviewText.scenarioNone, ...Object.fromEntries(titles) }}
        onChange={(orderId) => change({ orderId })}
      />
      <p className="hint preview-scenario">{chosen?.description}</p>
      <SelectField
        label={testPreviewText.device}
        value={deviceOf(tester.device).name}
        options={Object.fromEntries(DEVICES.map(({ name }) => [name, name]))}
        onChange={chooseDevice}
      />
      <div className="preview-fields">
        {FIELDS.map((name) => (
          <InputField
            key={name}
            label={testPreviewText.names[name]}
            value={tester[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
        <Choices preview={{ tester, change }} choices={testPreviewText.choices} />
      </div>
    </section>
  );
}

/** Photo picker, contact field and location. Coordinates show in the page too, because many web views block `alert`. */
export function DeviceTools({ preview: { tester, change } }: PreviewProps) {
  const [photo, setPhoto] = useState<{ name: string; address: string }>();
  useEffect(() => () => photo && URL.revokeObjectURL(photo.address), [photo]);
  const pick = (file: File | undefined) =>
    setPhoto(file && { name: file.name, address: URL.createObjectURL(file) });
  return (
    <section className="card">
      <h2 className="section-title">{testPreviewText.tools}</h2>
      <label className="labelled-field">
        <span className="field-label">{testPreviewText.photo}</span>
        <input
          className="field-control"
          type="file"
          accept="image/*"
          onChange={({ target }) => pick(target.files?.[0])}
        />
      </label>
      {photo && (
        <img
          className="preview-photo"
          src={photo.address}
          alt={testPreviewText.photoAlt(photo.name)}
        />
      )}
      <div className="preview-fields">
        <InputField
          label={testPreviewText.contact}
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
    if (!navigator.geolocation) return setState(testPreviewText.unavailable);
    setState(testPreviewText.locating);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const located = testPreviewText.located(coords.latitude, coords.longitude);
        setState(located);
        alert(located);
      },
      (error) =>
        setState(
          error.code === error.PERMISSION_DENIED
            ? testPreviewText.denied
            : testPreviewText.unavailable,
        ),
      { timeout: 10_000 },
    );
  };
  return (
    <>
      <Button kind="secondary" onClick={locate}>
        {testPreviewText.locate}
      </Button>
      <p role="status" className="hint">
        {state}
      </p>
    </>
  );
}
