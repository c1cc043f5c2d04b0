import { getConfig } from '../../shared/config/config.ts';
import { documents as text } from './landingViews.messages.ts';

/** The documents that stand behind every registration, on pages of their own. */
export function Documents() {
  const { basePath } = getConfig();
  return (
    <>
      <p>
        {text.terms} <a href={`${basePath}loanAgreement`}>{text.termsLink}</a>.
      </p>
      <p>
        {text.privacy} <a href={`${basePath}privacyPolicy`}>{text.privacyLink}</a>.
      </p>
    </>
  );
}
