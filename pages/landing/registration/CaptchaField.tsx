import type { FormEvent } from 'react';
import { Field } from '../../../shared/ui/Field.tsx';
import { type Message, text } from '../landing.messages.ts';
import type { FieldName } from './formFields.ts';
import { MessageText } from './MessageText.tsx';
import { captchaIn } from './registration.writes.ts';
import type { Captcha } from './useCaptcha.ts';

interface CaptchaFieldProps {
  captcha: Captcha;
  error: Message | undefined;
  onRefresh: () => void;
}

/** Instead of `maxlength`, which would count the spaces of pasted characters. */
function tidy({ currentTarget: field }: FormEvent<HTMLInputElement>): void {
  const characters = captchaIn(field.value);
  // Only if it changes, because setting a value moves the caret.
  if (characters !== field.value) field.value = characters;
}

/** The image captcha: the picture, a button for a new one, and the field for its characters. */
export function CaptchaField({ captcha, error, onRefresh }: CaptchaFieldProps) {
  const { status, image, onError } = captcha;
  return (
    <Field
      id="imgValidate"
      label={text.captcha}
      hint={status === 'failed' ? text.captchaFailed : image ? text.captchaHint : text.captchaWaits}
      error={error && <MessageText message={error} />}
    >
      {(described) => (
        <div className="captcha">
          <input
            {...described}
            name={'imgValidate' satisfies FieldName}
            className="field-control captcha-input"
            type="text"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onInput={tidy}
          />
          <span className="captcha-picture">
            {image && (
              <img src={image} alt={text.captchaAlt} width="120" height="48" onError={onError} />
            )}
          </span>
          <button
            type="button"
            className="captcha-refresh"
            data-tap="captcha"
            aria-label={text.refresh}
            onClick={onRefresh}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M19 8a8 8 0 1 0 1 6M20 3v5h-5" />
            </svg>
          </button>
        </div>
      )}
    </Field>
  );
}
