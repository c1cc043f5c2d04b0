import { isIP } from 'node:net';

/** Independent of the product's own rules: what a security reviewer would say of where an address leads. */

const SCRIPT = ['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'filesystem:', 'about:'];
const PRIVATE_ENDINGS = ['localhost', 'localdomain', 'local', 'internal', 'lan', 'arpa', 'corp'];

/** Whether following an address could run script or read the device. */
export function isScript(href: string): boolean {
  return SCRIPT.some((scheme) => href.trim().toLowerCase().startsWith(scheme));
}

/** Whether a host, as the platform reads it, is one of the public network. */
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

/** A text with all its percent-encoding undone. */
export function whollyDecoded(text: string): string {
  let now = text;
  for (let times = 0; times < 20; times += 1) {
    try {
      now = decodeURIComponent(now);
    } catch {
      return now;
    }
  }
  return now;
}
