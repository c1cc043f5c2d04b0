import { getConfig } from '../../config/config.ts';

/** The brand name, inline. */
export const Brand = () => getConfig().brandName;

/** The service phone, as a link. */
export function ServicePhone() {
  const { servicePhone } = getConfig();
  return <a href={`tel:${servicePhone}`}>{servicePhone}</a>;
}

/** The service e-mail, as a link. */
export function ServiceEmail() {
  const { serviceEmail } = getConfig();
  return <a href={`mailto:${serviceEmail}`}>{serviceEmail}</a>;
}
