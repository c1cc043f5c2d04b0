import { isIP } from 'node:net';
import { tryOr } from '../../../../shared/lib/tryOr.ts';

/** Checks addresses independently of the product's rules, as a security reviewer would. */

const SCRIPT = ['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'filesystem:', 'about:'];
const PRIVATE_ENDINGS = ['localhost', 'localdomain', 'local', 'internal', 'lan', 'arpa', 'corp'];

/** Whether following an address could run script or read the device. */
export function isScript(href: string): boolean {
  return SCRIPT.some((scheme) => href.trim().toLowerCase().startsWith(scheme));
}

/** Whether a host, as the platform parses it, is a public one. */
export function isPublic({ hostname, username, password, port }: URL): boolean {
  const labels = hostname.split('.');
  const last = labels[labels.length - 1] ?? '';
  return (
    isIP(hostname.replace(/[[\]]/g, '')) === 0 &&
    labels.length > 1 &&
    labels.every((label) => label !== '' && label.length <= 63) &&
    !PRIVATE_ENDINGS.includes(last) &&
    `${username}${password}` === '' &&
    port !== '0'
  );
}

/** A text with all percent-encoding removed. */
export function whollyDecoded(text: string): string {
  const once = tryOr(() => decodeURIComponent(text)) ?? text;
  return once === text ? text : whollyDecoded(once);
}
