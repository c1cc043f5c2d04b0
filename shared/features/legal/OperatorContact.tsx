import { getConfig } from '../../config/config.ts';
import { SiteLink, SiteText } from '../../runtime/SiteText.tsx';

/** The brand name, inline. */
export const Brand = () => <SiteText from={getConfig()} of="brandName" />;

/** The service phone, as a link. */
export const ServicePhone = () => <SiteLink scheme="tel" from={getConfig()} of="servicePhone" />;

/** The service e-mail, as a link. */
export const ServiceEmail = () => <SiteLink scheme="mailto" from={getConfig()} of="serviceEmail" />;
