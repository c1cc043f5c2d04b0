/** An Android intent: what it opens, which has no scheme of its own, then `#Intent;`, fields and `end`. */
const INTENT = /^intent:((?:\/\/[^#]*)?)#Intent;([^#]*;)end;?$/;
const VIEW = 'android.intent.action.VIEW';
const BROWSABLE = 'android.intent.category.BROWSABLE';

/** What an address is once sanitized as a payment: `refused`, `web`, `wallet` and so on. */
type KindOf = (address: string) => string;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/**
 * An intent opens nothing but the package that it names: no component, no selector, and what it
 * carries or falls back to would pass by itself.
 */
function isSafeIntent(text: string, kindOf: KindOf): boolean {
  const [, data = '', fields = ''] = INTENT.exec(text) ?? [];
  const safe: Record<string, (value: string) => boolean> = {
    package: (value) => /^[a-z]\w*(\.[a-z]\w*)+$/i.test(value),
    scheme: (value) => !/^intent|:/i.test(value) && kindOf(`${value}:${data}`) !== 'refused',
    action: (value) => value === VIEW,
    category: (value) => value === BROWSABLE,
    'S.browser_fallback_url': (value) => kindOf(decoded(value)) === 'web',
  };
  const names = fields
    .split(';')
    .slice(0, -1)
    .map((field) => {
      const [name = '', value = ''] = field.split(/=(.*)/s);
      return Object.keys(safe).includes(name) && safe[name]?.(value) ? name : '';
    });
  return names.includes('package') && !names.includes('');
}

/**
 * Whether an address is a link into one of the wallets.
 * @param schemes that the operator lets payments be handed to. @param kindOf sanitizes an address inside it.
 */
export function isWalletLink(text: string, schemes: readonly string[], kindOf: KindOf): boolean {
  const [, scheme = ''] = /^([a-z][a-z0-9+.-]*):[!-~]+$/i.exec(text) ?? [];
  if (!schemes.includes(scheme.toLowerCase())) return false;
  return scheme.toLowerCase() !== 'intent' || isSafeIntent(text, kindOf);
}
