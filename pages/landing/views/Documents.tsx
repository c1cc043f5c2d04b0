import { getConfig } from '../../../shared/config/config.ts';
import { documents as text } from './views.messages.ts';

/** Links to the documents that apply to every registration. */
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
