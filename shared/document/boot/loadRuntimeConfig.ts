import { coloursOf, palette } from '../../config/colours.ts';
import type { Config } from '../../config/readConfig.ts';
import {
  type RuntimeConfigSpec,
  type RuntimeConfigState,
  readRuntimeConfig,
  type SettingValues,
} from '../../config/runtimeConfig.ts';
import { settingText } from '../../config/setting.ts';
import { attempt, parsedJson } from '../../lib/attempt.ts';
import { phoneText } from '../../lib/contact.ts';
import { fetchWithin, whenParsed } from '../../lib/waiting.ts';

/** What pages must know of the runtime configuration; null if they read none. Inserted by the build. */
declare const __RUNTIME_CONFIG__: RuntimeConfigSpec | null;

/** How long a first visit waits for the file before it goes on with the settings of the build, ms. */
const FIRST_VISIT_WAIT_MS = 2000;
/** When the request for the file is given up, ms. */
const TIMEOUT_MS = 10_000;

/** The settings of the file, shared with React as `window.__boot.site`. Filled in when the file has loaded. */
export const runtimeConfig: RuntimeConfigState = { settings: {} };

/** The settings of the build, overridden by those of the file; undefined if pages read no file. */
export function currentConfig(): Config | undefined {
  return __RUNTIME_CONFIG__
    ? ({ ...__RUNTIME_CONFIG__.built, ...runtimeConfig.settings } as unknown as Config)
    : undefined;
}

function showColours(values: SettingValues): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(palette(coloursOf(values))))
    style.setProperty(name, value);
}

/** The attributes that may have a template, such as `data-site-href`. */
const ATTRIBUTES = ['href', 'src', 'content', 'aria-label'];

/** Fills the settings into all templates of the document (`shared/runtime/SiteText.tsx`). */
function fillTemplates(values: SettingValues): void {
  const filled = (template: string | null) => settingText(`${template}`, values);
  const every = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector));
  for (const element of every('[data-site]'))
    element.textContent = filled(element.getAttribute('data-site'));
  for (const name of ATTRIBUTES) {
    for (const element of every(`[data-site-${name}]`)) {
      const value = filled(element.getAttribute(`data-site-${name}`));
      if (value) element.setAttribute(name, value);
    }
  }
  for (const element of every('[data-site-when]'))
    element.hidden = !values[element.getAttribute('data-site-when') ?? ''];
  for (const element of every('[data-site-unless]'))
    element.hidden = Boolean(values[element.getAttribute('data-site-unless') ?? '']);
  document.documentElement.removeAttribute('data-site-waits');
}

function applyFile(text: string, spec: RuntimeConfigSpec): void {
  const raw = parsedJson(text);
  const { settings, problems } = readRuntimeConfig(raw, location.hostname, spec);
  for (const problem of problems) console.warn(`${spec.file}: ${problem}`);
  runtimeConfig.settings = settings;
  showSettings(spec);
}

function showSettings({ built }: RuntimeConfigSpec): void {
  const known: SettingValues = { ...built, ...runtimeConfig.settings };
  const values: SettingValues = { ...known, phoneText: phoneText(`${known.servicePhone}`) };
  const root = document.documentElement;
  showColours(values);
  root.setAttribute('data-scheme', `${values.colourScheme}`);
  root.setAttribute('data-contact', `${values.phoneText}, ${values.serviceEmail}`);
  whenParsed(() => fillTemplates(values));
}

async function fetchText(file: string): Promise<string> {
  const answer = await fetchWithin(TIMEOUT_MS, file, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.text();
}

/** Applies the copy of the last visit, if there is one, then the file. */
function load(spec: RuntimeConfigSpec): void {
  // Under the file's address, because several sites may share an origin. The copy says nothing about a borrower.
  const stored = attempt(() => localStorage.getItem(spec.file)) ?? undefined;
  if (stored) applyFile(stored, spec);
  else document.documentElement.setAttribute('data-site-waits', '');
  const loaded = fetchText(spec.file).then(
    (text) => {
      if (text !== stored) applyFile(text, spec);
      attempt(() => localStorage.setItem(spec.file, text));
    },
    () => {
      const used = stored ? 'the copy of the last visit' : 'the settings of the build';
      console.warn(`${spec.file}: could not be read; using ${used}`);
      if (!stored) showSettings(spec);
    },
  );
  runtimeConfig.latest = loaded;
  if (stored) return;
  const waited = new Promise<void>((resolve) => setTimeout(resolve, FIRST_VISIT_WAIT_MS));
  runtimeConfig.ready = Promise.race([loaded, waited]);
  waited.then(() => {
    if (!Object.keys(runtimeConfig.settings).length) showSettings(spec);
  });
}

if (__RUNTIME_CONFIG__) load(__RUNTIME_CONFIG__);
