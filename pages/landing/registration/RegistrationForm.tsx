import { type ReactNode, useRef } from 'react';
import { usePrerenderedForm } from '../../../shared/runtime/prerenderedForm.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Field } from '../../../shared/ui/Field.tsx';
import { OneTimeCode } from '../../../shared/ui/OneTimeCode.tsx';
import { Text } from '../../../shared/ui/Text.tsx';
import { useTypedText } from '../../../shared/ui/useTypedText.ts';
import { type Message, text } from '../landing.messages.ts';
import { MessageText } from '../Message.tsx';
import { type FieldName, phoneRule } from './registration.model.ts';
import type { Captcha } from './useCaptcha.ts';
import { useRegistration } from './useRegistration.ts';

interface RegistrationFormProps {
  appName: string;
  /** The words of the main button. */
  buttonText: string;
  /** Called on the first interaction, to preload what comes next. */
  onTouched: () => void;
  onRegistered: () => void;
  /** The line with the link to the agreement. */
  children: ReactNode;
}

const FORM = 'registration';

/** The id of the words of the main button, by which the document's script finds them. */
const REGISTER_WORDS = 'register-words';

/** The registration form: mobile number, image captcha and SMS code. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { appName, buttonText, onTouched, onRegistered, children } = props;
  const { max, example } = phoneRule();
  const form = useRef<HTMLFormElement>(null);
  const registration = useRegistration(form, appName, onRegistered);
  const { errors, busy, note, captcha, counting, left } = registration;
  usePrerenderedForm(FORM, form);
  const typed = useTypedText(form, (_, field, isComposing) => {
    if (!isComposing) registration.input(field as HTMLInputElement);
  });
  return (
    <form
      className="card registration"
      id={FORM}
      ref={form}
      noValidate
      aria-labelledby={`${FORM}-title`}
      onSubmit={registration.submit}
      {...typed}
      onFocus={onTouched}
      onBlur={registration.leave}
    >
      <h2 className="registration-title" id={`${FORM}-title`}>
        {text.form}
      </h2>
      <p className="muted">{text.formNote}</p>
      <Field
        id="mobile"
        label={text.mobile}
        hint={text.mobileHint(max, example)}
        error={errors.mobile && <MessageText message={errors.mobile} />}
      >
        {(described) => (
          <input
            {...described}
            name={'mobile' satisfies FieldName}
            className="field-control"
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
            defaultValue={registration.draft}
          />
        )}
      </Field>
      <CaptchaField captcha={captcha} error={errors.imgValidate} onRefresh={registration.refresh} />
      <Button
        kind="secondary"
        tap="sms"
        busy={busy.includes('sms')}
        blocked={counting}
        onClick={registration.getSms}
        // A blocked button ignores clicks, but a tap during the countdown must show a message.
        onClickCapture={counting ? registration.warnCounting : undefined}
      >
        <Text>{text.getSms}</Text>
        {counting && (
          <span className="amount sms-seconds" aria-hidden="true">
            {text.seconds(left)}
          </span>
        )}
      </Button>
      <p className="visually-hidden" role="status">
        {left > 0 && !counting && text.smsAgain}
      </p>
      <OneTimeCode
        label={text.smsCode}
        name={'smsCode' satisfies FieldName}
        error={errors.smsCode && <MessageText message={errors.smsCode} />}
      />
      <p className="registration-note" role="status">
        {note}
      </p>
      <Button type="submit" tap="register" busy={busy.includes('register')}>
        <span id={REGISTER_WORDS}>{buttonText}</span>
      </Button>
      {children}
    </form>
  );
}

interface CaptchaFieldProps {
  captcha: Captcha;
  error: Message | undefined;
  onRefresh: () => void;
}

/** The image captcha: the picture, a button for a new one, and the field for its characters. */
function CaptchaField({ captcha, error, onRefresh }: CaptchaFieldProps) {
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
