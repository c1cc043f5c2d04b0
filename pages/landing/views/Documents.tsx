import { config } from '../../../shared/config/config.ts';
import { documents as text } from './views.messages.ts';

/** The documents that stand behind every registration, on pages of their own. */
export function Documents() {
  return (
    <>
      <p>
        {text.terms} <a href={`${config.basePath}loanAgreement`}>{text.termsLink}</a>.
      </p>
      <p>
        {text.privacy} <a href={`${config.basePath}privacyPolicy`}>{text.privacyLink}</a>.
      </p>
    </>
  );
}
