import { type ReactNode, useRef } from 'react';
import { usePrerenderedForm } from '../../../shared/runtime/prerenderedForm.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Field } from '../../../shared/ui/Field.tsx';
import { ButtonNote } from '../../../shared/ui/Notice.tsx';
import { OneTimeCode } from '../../../shared/ui/OneTimeCode.tsx';
import { PROGRESS_TEXT } from '../../../shared/ui/progress.messages.ts';
import { Text } from '../../../shared/ui/Text.tsx';
import { useTypedText } from '../../../shared/ui/useTypedText.ts';
import { landingText, type Message } from '../landing.messages.ts';
import { MessageText } from '../Message.tsx';
import { type FieldName, phoneRule } from './registration.model.ts';
import type { Captcha } from './useCaptcha.ts';
import { useRegistration } from './useRegistration.ts';
import './registration.css';

interface RegistrationFormProps {
  appName: string;
  /** The words of the main button. */
  buttonText: string;
  /** Called on the first interaction, to preload what comes next. */
  onTouched: () => void;
  onRegistered: () => void;
  /** Why nobody can register here, and the ways on. */
  shut: ReactNode;
  /** The line with the link to the agreement. */
  children: ReactNode;
}

const FORM = 'registration';

/** The id of the words of the main button, by which the document's script finds them. */
const REGISTER_WORDS = 'register-words';

/** The registration form: mobile number, image captcha and SMS code. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { appName, buttonText, onTouched, onRegistered, shut, children } = props;
  const { max, example } = phoneRule();
  const form = useRef<HTMLFormElement>(null);
  const registration = useRegistration(form, appName, onRegistered);
  const { errors, busy, noteOf, captcha, counting, left } = registration;
  usePrerenderedForm(FORM, form, (_, text, control) => {
    const edit = { control, text, caret: text.length, before: '', isComposing: false };
    control.value = registration.input(edit)?.text ?? text;
  });
  const typed = useTypedText(form, (one) =>
    one.isComposing ? undefined : registration.input(one),
  );
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
      {shut}
      <h2 className="registration-title" id={`${FORM}-title`}>
        {landingText.form}
      </h2>
      <p className="muted">{landingText.formNote}</p>
      <fieldset className="registration-fields" disabled={Boolean(shut)}>
        <Field
          id="mobile"
          label={landingText.mobile}
          hint={landingText.mobileHint(max, example)}
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
        <CaptchaField
          captcha={captcha}
          error={errors.imgValidate}
          onRefresh={registration.refresh}
        />
        <ButtonNote note={noteOf('sms')} />
        <Button
          kind="secondary"
          tap="sms"
          busy={busy.sms && PROGRESS_TEXT.sending}
          blocked={counting}
          onClick={registration.getSms}
          // A blocked button ignores clicks, but a tap during the countdown must show a message.
          onClickCapture={counting ? registration.warnCounting : undefined}
        >
          <Text>{landingText.getSms}</Text>
          {counting && (
            <span className="amount sms-seconds" aria-hidden="true">
              {landingText.seconds(left)}
            </span>
          )}
        </Button>
        <p className="visually-hidden" role="status">
          {left > 0 && !counting && landingText.smsAgain}
        </p>
        <OneTimeCode
          label={landingText.smsCode}
          name={'smsCode' satisfies FieldName}
          error={errors.smsCode && <MessageText message={errors.smsCode} />}
        />
        <ButtonNote note={noteOf('register')} />
        <Button type="submit" tap="register" busy={busy.register && PROGRESS_TEXT.sending}>
          <span id={REGISTER_WORDS}>{buttonText}</span>
        </Button>
      </fieldset>
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
      label={landingText.captcha}
      hint={
        status === 'failed'
          ? landingText.captchaFailed
          : image
            ? landingText.captchaHint
            : landingText.captchaWaits
      }
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
              <img
                src={image}
                alt={landingText.captchaAlt}
                width="120"
                height="48"
                onError={onError}
              />
            )}
          </span>
          <button
            type="button"
            className="captcha-refresh"
            data-tap="captcha"
            aria-label={landingText.refresh}
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
