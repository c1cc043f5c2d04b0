import { coloursOf, palette } from '../../config/colours.ts';
import type { Config } from '../../config/readConfig.ts';
import {
  type RuntimeConfigSpec,
  type RuntimeConfigState,
  readRuntimeConfig,
  type SettingValues,
} from '../../config/runtimeConfig.ts';

/** What the build says about the file; null where pages read none. */
declare const __RUNTIME_CONFIG__: RuntimeConfigSpec | null;

/** So long a first visit waits for the brand's words and the first call for its server, ms. */
const WAIT_MS = 2000;
const TIMES_OUT_MS = 10_000;

/** The boot script's hand-over to React (`window.__boot.site`), which reads it once; filled in when the file has come. */
export const runtimeConfig: RuntimeConfigState = { settings: {} };

/** The build's settings and the file's over them; undefined where pages read no file. */
export function currentConfig(): Config | undefined {
  return __RUNTIME_CONFIG__
    ? ({ ...__RUNTIME_CONFIG__.built, ...runtimeConfig.settings } as unknown as Config)
    : undefined;
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function showColours(values: SettingValues): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(palette(coloursOf(values))))
    style.setProperty(name, value);
}

const PLACES = ['href', 'src', 'content', 'aria-label'];

function showWords(values: SettingValues): void {
  const filled = (template: string | null) =>
    `${template}`.replace(/\{(\w+)\}/g, (_, key: string) => `${values[key] ?? ''}`);
  const every = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector));
  for (const element of every('[data-site]'))
    element.textContent = filled(element.getAttribute('data-site'));
  for (const place of PLACES) {
    for (const element of every(`[data-site-${place}]`)) {
      const value = filled(element.getAttribute(`data-site-${place}`));
      if (value) element.setAttribute(place, value);
    }
  }
  for (const element of every('[data-site-when]'))
    element.hidden = !values[element.getAttribute('data-site-when') ?? ''];
  for (const element of every('[data-site-unless]'))
    element.hidden = Boolean(values[element.getAttribute('data-site-unless') ?? '']);
  document.documentElement.removeAttribute('data-site-waits');
}

function whenParsed(work: () => void): void {
  if (document.readyState !== 'loading') work();
  // Earlier than DOMContentLoaded, which waits for the modules.
  else document.addEventListener('readystatechange', work, { once: true });
}

function use(text: string, build: RuntimeConfigSpec): void {
  const raw = attempt((): unknown => JSON.parse(text));
  const { settings, problems } = readRuntimeConfig(raw, location.hostname, build);
  for (const problem of problems) console.warn(`${build.file}: ${problem}`);
  runtimeConfig.settings = settings;
  show(build);
}

function show({ built }: RuntimeConfigSpec): void {
  const values: SettingValues = { ...built, ...runtimeConfig.settings };
  const root = document.documentElement;
  showColours(values);
  root.setAttribute('data-contact', `${values.servicePhone}, ${values.serviceEmail}`);
  whenParsed(() => showWords(values));
}

async function ask(file: string): Promise<string> {
  const abort = new AbortController();
  setTimeout(() => abort.abort(), TIMES_OUT_MS);
  const answer = await fetch(file, { credentials: 'omit', signal: abort.signal });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.text();
}

function begin(build: RuntimeConfigSpec): void {
  // The copy on the device says nothing of a borrower; several sites may share an origin.
  const kept = attempt(() => localStorage.getItem(build.file)) ?? undefined;
  if (kept) use(kept, build);
  else document.documentElement.setAttribute('data-site-waits', '');
  const known = ask(build.file).then(
    (text) => {
      if (text !== kept) use(text, build);
      attempt(() => localStorage.setItem(build.file, text));
    },
    () => {
      const stands = kept ? 'the copy of the last visit stands' : 'the settings of the build stand';
      console.warn(`${build.file}: could not be read; ${stands}`);
      if (!kept) show(build);
    },
  );
  if (kept) return;
  const patience = new Promise<void>((resolve) => setTimeout(resolve, WAIT_MS));
  runtimeConfig.ready = Promise.race([known, patience]);
  patience.then(() => {
    if (!Object.keys(runtimeConfig.settings).length) show(build);
  });
}

if (__RUNTIME_CONFIG__) begin(__RUNTIME_CONFIG__);
