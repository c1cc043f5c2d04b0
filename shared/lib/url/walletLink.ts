import { parsedUrl } from './host.ts';

/**
 * An Android intent: its data, which has no scheme of its own, then its fields. Fields that would name
 * a hidden part of an app (`component`, `SEL`) or change how it is opened do not match.
 */
const INTENT =
  /^intent:((?:\/\/[^#]*)?)#Intent;((?:(?:package=[A-Za-z]\w*(?:\.\w+)+|scheme=[\w+.-]+|action=android\.intent\.action\.VIEW|category=android\.intent\.category\.BROWSABLE|S\.browser_fallback_url=[^;#&]+);)+)end;?$/;

/** The kind of an address that is sanitized as a payment: `refused`, `web`, `wallet` and so on. */
type KindOf = (address: string) => string;

/** Whether an intent names its package, and whether every address inside it is allowed by itself. */
function isSafeIntent(text: string, kindOf: KindOf): boolean {
  const [, data = '', written = ''] = INTENT.exec(text) ?? [];
  const fields = new URLSearchParams(written.replace(/;/g, '&'));
  const scheme = fields.get('scheme');
  const fallback = fields.get('S.browser_fallback_url');
  return (
    fields.has('package') &&
    new Set(fields.keys()).size === [...fields].length &&
    (scheme ? kindOf(`${scheme}:${data}`) !== 'refused' : !data) &&
    (fallback === null || kindOf(fallback) === 'web')
  );
}

/**
 * Whether an address is a link into one of the wallets.
 * @param schemes that a payment may open. @param kindOf sanitizes an address inside the link.
 */
export function isWalletLink(text: string, schemes: readonly string[], kindOf: KindOf): boolean {
  const [, written = ''] = /^([a-z][a-z0-9+.-]*):[!-~]+$/i.exec(text) ?? [];
  const scheme = written.toLowerCase();
  if (!schemes.includes(scheme) || !parsedUrl(text)) return false;
  return scheme !== 'intent' || isSafeIntent(text, kindOf);
}
