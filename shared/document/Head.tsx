import type { Config } from '../config/readConfig.ts';
import { settingText } from '../config/setting.ts';
import { DEFAULTS } from '../config/settings.ts';
import { InlineScript, scriptData } from './InlineText.tsx';
import { type Page, pathOf } from './page.ts';

/** An icon that costs no request, for the pages without script, which are a single request. */
const INLINE_ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%23007CFB'/%3E%3C/svg%3E";

/** The icon of the pages with a script. */
const ICON = 'favicon.svg';

interface HeadProps {
  page: Page;
  config: Config;
  /** Whether the page has a script. */
  hasScript: boolean;
}

/** The metadata of a page besides its title: viewport, referrer policy, icon, and noindex for all but public pages. */
export function PageHead({ page, config, hasScript }: HeadProps) {
  const { logo, brandColour, colourScheme, basePath } = config;
  const icon = hasScript ? basePath + ICON : INLINE_ICON;
  return (
    <>
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
      />
      <meta name="color-scheme" content={colourScheme === 'light' ? 'light' : 'light dark'} />
      <meta name="text-scale" content="scale" />
      <meta name="referrer" content="strict-origin" />
      <meta name="format-detection" content="telephone=no" />
      <meta name="theme-color" content={brandColour} />
      {page.kind !== 'public' && <meta name="robots" content="noindex" />}
      <link rel="icon" href={logo || icon} />
      {page.kind === 'public' && <ShareHead page={page} config={config} />}
    </>
  );
}

type PartProps = Omit<HeadProps, 'hasScript'>;

/**
 * Metadata of a public page for search engines and link previews. Canonical address and picture need `VITE_SITE_URL`.
 */
function ShareHead({ page, config }: PartProps) {
  const { siteUrl } = config;
  const address = `${siteUrl}/${pathOf(page)}`;
  const properties: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': config.brandName,
    'og:locale': 'en_PH',
    'og:title': settingText(page.title, { ...config }),
    'og:description': page.description,
    ...(siteUrl && { 'og:url': address, 'og:image': `${siteUrl}/share.png` }),
  };
  return (
    <>
      <meta name="description" content={page.description} />
      {siteUrl && <link rel="canonical" href={address} />}
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {siteUrl && !pathOf(page) && (
        <InlineScript type="application/ld+json" text={scriptData(organization(config))} />
      )}
    </>
  );
}

/** The operator as structured data for search engines. */
function organization(config: Config) {
  const { siteUrl, companyName, companyAddress } = config;
  const isNamed = companyAddress && companyAddress !== DEFAULTS.companyAddress;
  return {
    '@context': 'https://schema.org',
    '@type': 'FinancialService',
    name: config.brandName,
    legalName: companyName,
    url: `${siteUrl}/`,
    image: `${siteUrl}/share.png`,
    telephone: config.servicePhone,
    email: config.serviceEmail,
    ...(isNamed && { address: companyAddress }),
  };
}
