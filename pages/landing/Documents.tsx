import { config } from '../../shared/config/config.ts';
import { documents as text } from './landingViews.messages.ts';

/** Links to the documents that apply to every registration. */
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
