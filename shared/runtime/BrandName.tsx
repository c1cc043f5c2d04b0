import './brandName.css';
import { getConfig } from '../config/config.ts';
import { mayBeShown, SiteText, shownWith, shownWithout, siteAttribute } from './SiteText.tsx';

/** The brand's name, after its logo if the operator has one. @param drawn shows a drawn mark in place of a missing logo. */
export function BrandName({ drawn }: { drawn?: boolean }) {
  const config = getConfig();
  return (
    <>
      {mayBeShown(config.logo) && (
        <img
          className="brand-logo"
          {...shownWith(config, 'logo')}
          {...siteAttribute('src', config, 'logo')}
          alt=""
          width="28"
          height="28"
        />
      )}
      {drawn && <span className="brand-mark" {...shownWithout(config, 'logo')} />}
      <SiteText from={config} of="brandName" />
    </>
  );
}
