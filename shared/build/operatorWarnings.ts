import type { Config } from '../config/readConfig.ts';
import { DEFAULTS, variableOf } from '../config/settings.ts';
import { PHONE_RULES } from '../lib/phone.ts';

/** The settings with which a lender should not go live, a line each. */
export function operatorWarnings(config: Config): string[] {
  const { brandName, appScheme, phoneRule } = config;
  const isKept = (name: keyof typeof DEFAULTS) => config[name] === DEFAULTS[name];
  const unnamed = [
    !config.secNumber && 'VITE_SEC_NUMBER',
    !config.authorityNumber && 'VITE_AUTHORITY_NUMBER',
    isKept('companyAddress') && 'VITE_COMPANY_ADDRESS',
  ].filter(Boolean);
  const [keptColour, other] = (['brandColour', 'buttonColour'] as const).filter(isKept);
  const warnings = [
    !config.trustedHosts.length &&
      'VITE_TRUSTED_HOSTS is not set: an address that the server gives may lead to ANY public host',
    config.identityToAnyHost === 'on' &&
      'VITE_IDENTITY_TO_ANY_HOST is on: the session goes to every https host in playeduL',
    !config.apiHost && "VITE_API_HOST is not set: the calls go to the site's own host",
    phoneRule === 'spec-cn' &&
      `Registration takes only mobile numbers such as ${PHONE_RULES[phoneRule].example}: set VITE_MARKET or VITE_PHONE_RULE`,
    isKept('brandName') && `VITE_BRAND_NAME is still that of the sample, ${brandName}`,
    !isKept('brandName') &&
      isKept('appScheme') &&
      `Links into the app begin with ${appScheme}://, as those of the sample: set VITE_APP_SCHEME`,
    keptColour &&
      !other &&
      `${variableOf(keptColour)} is still ${config[keptColour]}, beside another colour of your own`,
    unnamed.length > 0 && `The public pages do not name the lender in full: ${unnamed.join(', ')}`,
    !config.siteUrl && 'VITE_SITE_URL is not set: no canonical addresses, no site map',
    config.testPreview === 'on' &&
      'FOR TESTERS ONLY: /testPreview and the simulated shell are in this build (VITE_TEST_PREVIEW=on)',
  ];
  return warnings.flatMap((warning) => warning || []);
}
