import type { LegacyAlias } from '../bridge/transport.ts';
import { PHONE_RULE_IDS, type PhoneRuleId } from '../format/phoneField.ts';

/** Everything an operator can set; read once, typed from there on (spec 3, environment configuration). */
export interface Config {
  /** Where the site is mounted, with slashes at both ends. */
  basePath: string;
  brandName: string;
  companyName: string;
  /** Used when the order's reply carries no telephone. */
  servicePhone: string;
  serviceEmail: string;
  apiHost: string;
  /** Real path to the path on the wire (spec 7.1, mapping layer). */
  pathAliases: Record<string, string>;
  /** Segments of the older repayment's and the landing page's paths (decisions 3). */
  countrySegment: string;
  serviceSegment: string;
  /** How the landing page judges a mobile number (spec 5, ux-checklist 5). */
  phoneRule: PhoneRuleId;
  /** Narrows the `x-` headers that the query may set; empty means any permitted name. */
  headerNames: readonly string[];
  trustedHosts: readonly string[];
  ownHosts: readonly string[];
  appScheme: string;
  appHost: string;
  routeKeys: {
    setting: string;
    main: string;
    login: string;
    order: string;
    productDetail: string;
  };
  homeRoute: string;
  loginRoute: string;
  productUrl: string;
  storeUrl: string;
  /** Where pages report errors, without personal data; '' for nowhere (README, "Error reports"). */
  reportUrl: string;
  shellAliases: Record<string, LegacyAlias>;
  shellTimeoutMs: number;
}

type Environment = Readonly<Record<string, unknown>>;

const PHONE = /^\+?[0-9]{5,15}$/;
const SEGMENT = /^[A-Za-z0-9_-]{1,32}$/;
const SCHEME = /^[a-z][a-z0-9+.-]{1,20}$/;

function fail(key: string, expected: string): never {
  throw new Error(`Configuration ${key}: expected ${expected}`);
}

function text(env: Environment, key: string, fallback: string, pattern?: RegExp): string {
  const value = env[key];
  if (typeof value !== 'string' || value === '') return fallback;
  return !pattern || pattern.test(value) ? value : fail(key, `text like ${pattern.source}`);
}

function phoneRule(env: Environment): PhoneRuleId {
  const asked = text(env, 'VITE_PHONE_RULE', 'spec-cn');
  const known = PHONE_RULE_IDS.find((id) => id === asked);
  return known ?? fail('VITE_PHONE_RULE', PHONE_RULE_IDS.join(', '));
}

function names(env: Environment, key: string): string[] {
  return text(env, key, '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
}

function record<Value>(env: Environment, key: string): Record<string, Value> {
  const value = text(env, key, '{}');
  try {
    const parsed: unknown = JSON.parse(value);
    if (parsed && typeof parsed === 'object' && !Array.isArray(parsed)) {
      return parsed as Record<string, Value>;
    }
  } catch {
    // The message below names the key, which a JSON error would not.
  }
  return fail(key, 'a JSON object');
}

/**
 * Reads the configuration from environment variables.
 * @param env `VITE_*` variables as text; absent ones get the default.
 * @returns the complete configuration. @throws Error naming the key whose value cannot be used.
 */
export function readConfig(env: Environment): Config {
  return {
    basePath: text(env, 'BASE_URL', '/'),
    brandName: text(env, 'VITE_BRAND_NAME', 'PesoBridge'),
    companyName: text(env, 'VITE_COMPANY_NAME', 'PesoBridge Lending'),
    servicePhone: text(env, 'VITE_SERVICE_PHONE', '+63280000100', PHONE),
    serviceEmail: text(env, 'VITE_SERVICE_EMAIL', 'help@lend.example', /^[^\s@]+@[^\s@]+$/),
    apiHost: text(env, 'VITE_API_HOST', '', /^https?:\/\/[^/]+$/),
    pathAliases: record(env, 'VITE_PATH_ALIASES'),
    countrySegment: text(env, 'VITE_COUNTRY_SEGMENT', 'ph', SEGMENT),
    serviceSegment: text(env, 'VITE_SERVICE_SEGMENT', 'loan', SEGMENT),
    phoneRule: phoneRule(env),
    headerNames: names(env, 'VITE_HEADER_NAMES'),
    trustedHosts: names(env, 'VITE_TRUSTED_HOSTS'),
    ownHosts: names(env, 'VITE_OWN_HOSTS'),
    appScheme: text(env, 'VITE_APP_SCHEME', 'lendapp', SCHEME),
    appHost: text(env, 'VITE_APP_HOST', ''),
    routeKeys: {
      setting: 'setting',
      main: 'main',
      login: 'login',
      order: 'order',
      productDetail: 'productDetail',
    },
    homeRoute: text(env, 'VITE_HOME_ROUTE', '/', /^\//),
    loginRoute: text(env, 'VITE_LOGIN_ROUTE', '', /^\//),
    productUrl: text(env, 'VITE_PRODUCT_URL', '', /^https:\/\//),
    storeUrl: text(env, 'VITE_STORE_URL', '', /^https:\/\//),
    reportUrl: text(env, 'VITE_REPORT_URL', '', /^(https:\/\/|\/)[^\s]*$/),
    shellAliases: record(env, 'VITE_SHELL_ALIASES'),
    shellTimeoutMs: 3000,
  };
}
