import { getConfig } from '../../config/config.ts';
import { MailLink, PhoneLink, SiteText } from '../../runtime/SiteText.tsx';

/** The brand name, inline. */
export const Brand = () => <SiteText from={getConfig()} of="brandName" />;

/** The service phone, as a link. */
export const ServicePhone = () => <PhoneLink from={getConfig()} />;

/** The service e-mail, as a link. */
export const ServiceEmail = () => <MailLink from={getConfig()} />;
