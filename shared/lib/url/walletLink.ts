import { parsedUrl } from './host.ts';

/**
 * An Android intent: what it opens, which has no scheme of its own, then its fields. Others would name
 * a hidden part of an app (`component`, `SEL`) or change how it is opened.
 */
const INTENT =
  /^intent:((?:\/\/[^#]*)?)#Intent;((?:(?:package=[A-Za-z]\w*(?:\.\w+)+|scheme=[\w+.-]+|action=android\.intent\.action\.VIEW|category=android\.intent\.category\.BROWSABLE|S\.browser_fallback_url=[^;#&]+);)+)end;?$/;

/** What an address is once sanitized as a payment: `refused`, `web`, `wallet` and so on. */
type KindOf = (address: string) => string;

/** An intent opens nothing but the package that it names, and there nothing that would not pass by itself. */
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
 * @param schemes that the operator lets payments be handed to. @param kindOf sanitizes an address inside it.
 */
export function isWalletLink(text: string, schemes: readonly string[], kindOf: KindOf): boolean {
  const [, written = ''] = /^([a-z][a-z0-9+.-]*):[!-~]+$/i.exec(text) ?? [];
  const scheme = written.toLowerCase();
  if (!schemes.includes(scheme) || !parsedUrl(text)) return false;
  return scheme !== 'intent' || isSafeIntent(text, kindOf);
}
