import { type Company, namedAddress } from '../config/readCompany.ts';
import type { Config } from '../config/readConfig.ts';
import { escaped, scriptData } from './markup.ts';
import { type Page, pathOf } from './page.ts';

/** What the head says of the brand. */
type BrandConfig = Pick<Config, 'brandName' | 'servicePhone' | 'serviceEmail'>;

/** An icon without a request of its own, for pages that are one request in all. */
const INLINE_ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%23007CFB'/%3E%3C/svg%3E";

/**
 * The head that every document of the manifest gets through its template: title, viewport,
 * referrer policy, and noindex for all but public pages (decisions 4).
 */
export function headOf(page: Page): string {
  const robots = page.kind === 'public' ? '' : '<meta name="robots" content="noindex">';
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    '<meta name="text-scale" content="scale">',
    '<meta name="referrer" content="strict-origin">',
    '<meta name="format-detection" content="telephone=no">',
    '<meta name="theme-color" content="#007CFB">',
    robots,
    `<title>${escaped(page.title)}</title>`,
    `<meta name="description" content="${escaped(page.description)}">`,
    `<link rel="icon" href="${page.script === false ? INLINE_ICON : '/favicon.svg'}" type="image/svg+xml">`,
  ].join('');
}

/**
 * What a public page says to search engines and to those who share it (ux-checklist 6). Nothing for
 * other pages; canonical and picture only with a configured address.
 */
export function shareHead(page: Page, company: Company, config: BrandConfig): string {
  if (page.kind !== 'public') return '';
  const { siteUrl } = company;
  const { brandName } = config;
  const address = `${siteUrl}/${pathOf(page)}`;
  const title = escaped(page.title.replace('{brand}', brandName));
  const properties: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': escaped(brandName),
    'og:locale': 'en_PH',
    'og:title': title,
    'og:description': escaped(page.description),
    ...(siteUrl && { 'og:url': address, 'og:image': `${siteUrl}/share.png` }),
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${content}">`,
  );
  const canonical = siteUrl && `<link rel="canonical" href="${address}">`;
  const data = pathOf(page) ? '' : structuredData(company, config);
  return `${canonical}${tags.join('')}<meta name="twitter:card" content="summary_large_image">${data}`;
}

/** Who the operator is, for search engines: from configuration alone, and nothing without an address of the site. */
function structuredData(company: Company, config: BrandConfig): string {
  const { siteUrl, companyName } = company;
  if (!siteUrl) return '';
  const address = namedAddress(company);
  const data = {
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
  return `<script type="application/ld+json">${scriptData(data)}</script>`;
}
