import { type Company, type Config, namedAddress } from '../config/readConfig.ts';
import { InlineScript, scriptData } from './InlineText.tsx';
import { type Page, pathOf } from './page.ts';
import { settingText, templateAttributes } from './settingTexts.ts';

/** An icon that costs no request, for the pages without script, which are a single request. */
const INLINE_ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%23007CFB'/%3E%3C/svg%3E";

interface HeadProps {
  page: Page;
  config: Config;
  company: Company;
  /** Where the site is mounted, with slashes at both ends. */
  base: string;
  /** Pages of this build read a runtime configuration, which may replace brand texts. */
  hasRuntimeConfig: boolean;
}

/** The metadata of a page: title, viewport, referrer policy, icon, and noindex for all but public pages. */
export function PageHead({ page, config, company, base, hasRuntimeConfig }: HeadProps) {
  const { logo, brandColour } = config;
  const icon = page.script === false ? INLINE_ICON : `${base}favicon.svg`;
  const replaceable = (attribute: string, template: string) =>
    hasRuntimeConfig ? templateAttributes(attribute, template) : {};
  return (
    <>
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
      />
      <meta
        name="color-scheme"
        content={config.colourScheme === 'light' ? 'light' : 'light dark'}
      />
      <meta name="text-scale" content="scale" />
      <meta name="referrer" content="strict-origin" />
      <meta name="format-detection" content="telephone=no" />
      <meta name="theme-color" content={brandColour} {...replaceable('content', '{brandColour}')} />
      {page.kind !== 'public' && <meta name="robots" content="noindex" />}
      <Title page={page} config={config} hasRuntimeConfig={hasRuntimeConfig} />
      <link rel="icon" href={logo || icon} {...replaceable('href', '{logo}')} />
      {page.kind === 'public' && <ShareHead page={page} config={config} company={company} />}
    </>
  );
}

type TitleProps = Pick<HeadProps, 'page' | 'config' | 'hasRuntimeConfig'>;

/** The same in every language: apps and browser histories know a screen by its English name. */
function Title({ page, config, hasRuntimeConfig }: TitleProps) {
  const mayChange = hasRuntimeConfig && page.title.includes('{');
  return (
    <title data-site={mayChange ? page.title : undefined}>
      {settingText(page.title, { ...config })}
    </title>
  );
}

/**
 * Metadata of a public page for search engines and link previews. Canonical address and picture need `VITE_SITE_URL`.
 */
function ShareHead({ page, config, company }: Pick<HeadProps, 'page' | 'config' | 'company'>) {
  const { siteUrl } = company;
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
        <InlineScript type="application/ld+json" text={scriptData(organization(company, config))} />
      )}
    </>
  );
}

/** The operator as structured data for search engines. */
function organization(company: Company, config: Config) {
  const { siteUrl, companyName } = company;
  const address = namedAddress(company);
  return {
    '@context': 'https://schema.org',
    '@type': 'FinancialService',
    name: config.brandName,
    legalName: companyName,
    url: `${siteUrl}/`,
    image: `${siteUrl}/share.png`,
    telephone: config.servicePhone,
    email: config.serviceEmail,
    ...(address && { address }),
  };
}
