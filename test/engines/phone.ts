import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type LossyServer, startLossyServer } from '../browser/lossyServer.ts';
import { LIMITS } from '../limits.ts';
import type { Driver, EngineBrowser } from './drivers/driver.ts';
import type { Found, Inspect, Wanted } from './inPage/inspect.ts';
import { type Shell, startShell } from './shell.ts';

/** How long a state is waited for, ms: a busy machine is slow, not wrong. */
const PATIENCE_MS = LIMITS.action;
const BETWEEN_LOOKS_MS = 60;

type Name = string | RegExp;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const wantedOf = (role: string, name?: Name): Wanted => {
  if (name === undefined) return { role };
  return {
    role,
    name: typeof name === 'string' ? name : { source: name.source, flags: name.flags },
  };
};
const has = (text: string, words: Name) =>
  typeof words === 'string' ? text.includes(words) : words.test(text);

/** Releases that may follow the site under test. */
export interface Releases {
  /** A later one, of another brand. */
  next: string;
  /** Without a service worker. */
  withoutWorker: string;
}

/** What a phone needs to know of the run. */
export interface Bench {
  /** The site's server, without a slash. */
  site: string;
  /** The servers of later releases, without a slash. */
  releases: Releases;
  /** The bundled `inspect.ts`. */
  inspectScript: string;
  /** Problems that are none in this engine. */
  noise?: readonly RegExp[] | undefined;
}

let made = 0;

/** A borrower with a phone in one engine: everything a flow does is written with these words. */
export class Phone {
  readonly sessionId: string;
  private constructor(
    private readonly browser: EngineBrowser,
    /** The engine itself, for what the phone has no words of its own for. */
    readonly driver: Driver,
    /** What stands between the phone and the site, and may fail. */
    readonly network: LossyServer,
    private readonly bench: Bench,
  ) {
    made += 1;
    this.sessionId = `engines-${process.pid}-${Date.now()}-${made}`;
  }

  static async start(browser: EngineBrowser, bench: Bench): Promise<Phone> {
    const server = await startLossyServer(bench.site);
    return new Phone(browser, await browser.newDriver(), server, bench);
  }

  /** A second phone in the same engine, with nothing stored. Who asks for it closes it. */
  another(): Promise<Phone> {
    return Phone.start(this.browser, this.bench);
  }

  /** The address of the site as this phone sees it, through a network that can fail. */
  get site(): string {
    return this.network.address;
  }

  /** Problems so far, without those that match, such as requests that were meant to fail. */
  problems(...expected: readonly RegExp[]): string[] {
    const known = [...(this.bench.noise ?? []), ...expected];
    return this.driver.problems.filter((line) => !known.some((one) => one.test(line)));
  }

  async open(route: string, orderId?: string, more: Record<string, string> = {}): Promise<void> {
    const order = orderId ? { productId: '7', orderId } : {};
    const query = new URLSearchParams({ sessionId: this.sessionId, ...order, ...more });
    await this.goTo(`/${route}?${query}`);
  }

  /** Opens an address of the site and waits for its document. @param path with its slash. */
  async goTo(path: string): Promise<void> {
    await this.evaluate(() => void Object.assign(window, { __left: true })).catch(() => undefined);
    await this.driver.goTo(`${this.site}${path}`);
    await this.until(`the document of ${path}`, () =>
      this.evaluate(
        (origin) =>
          location.origin === origin && !('__left' in window) && document.readyState !== 'loading',
        this.site,
      ),
    );
  }

  /** Runs a self-contained function in the page. */
  async evaluate<Made>(work: () => Made | Promise<Made>): Promise<Made>;
  async evaluate<Given, Made>(
    work: (given: Given) => Made | Promise<Made>,
    given: Given,
  ): Promise<Made>;
  async evaluate(work: (given?: unknown) => unknown, given?: unknown): Promise<unknown> {
    const call = `(${work})(${JSON.stringify(given) ?? ''})`;
    const text = await this.driver.evaluate(
      `Promise.resolve(${call}).then((made) => JSON.stringify(made === undefined ? null : made))`,
    );
    return JSON.parse(text);
  }

  private async look<Name extends keyof Inspect>(
    name: Name,
    ...given: Parameters<Inspect[Name]>
  ): Promise<ReturnType<Inspect[Name]>> {
    const { inspectScript } = this.bench;
    const text = await this.driver.evaluate(
      `(() => {
        if (!window.__lens) { ${inspectScript} }
        const made = window.__lens.${name}(...${JSON.stringify(given)});
        return JSON.stringify(made === undefined ? null : made);
      })()`,
    );
    return JSON.parse(text) ?? undefined;
  }

  /** Waits until a look at the page says yes. A page that is just being left is looked at again. */
  async until(what: string, look: () => Promise<unknown>): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    let why = '';
    while (Date.now() < end) {
      try {
        if (await look()) return;
        why = '';
      } catch (error) {
        why = ` (${(error as Error).message})`;
      }
      await pause(BETWEEN_LOOKS_MS);
    }
    const text = await this.look('text').catch(() => '');
    throw new Error(`Waited in vain for ${what}${why}. The page says:\n${text}`);
  }

  /** Waits until the page is complete and no longer busy. */
  async ready(): Promise<void> {
    await this.until('a complete page', () => this.look('isReady'));
  }

  text(): Promise<string> {
    return this.look('text');
  }

  /** Roles, names and text of the page. */
  outline(): Promise<string> {
    return this.look('outline');
  }

  /** Waits until the page shows a text. */
  async sees(words: Name): Promise<void> {
    await this.until(`the text ${words}`, async () => has(await this.text(), words));
  }

  find(role: string, name?: Name): Promise<Found | undefined> {
    return this.look('find', wantedOf(role, name));
  }

  /** Waits for an element. */
  async finds(role: string, name?: Name): Promise<Found> {
    let found: Found | undefined;
    await this.until(`${role} ${name ?? ''}`, async () => {
      found = await this.find(role, name);
      return found;
    });
    if (!found) throw new Error(`${role} ${name} is gone`);
    return found;
  }

  /** Waits until there is no such element. */
  async findsNo(role: string, name?: Name): Promise<void> {
    await this.until(`no ${role} ${name ?? ''}`, async () => !(await this.find(role, name)));
  }

  /** Whether a path (and query) of this site is open. The engine's own idea of it may be stale. */
  async stands(path: RegExp): Promise<boolean> {
    return path.test(
      await this.evaluate(() => location.pathname + location.search + location.hash),
    );
  }

  /** Waits until a path (and query) of this site is open. */
  async isAt(path: RegExp): Promise<void> {
    await this.until(`the address ${path}`, () => this.stands(path));
  }

  /** Waits until the page has been drawn again: on a busy machine what moves would seem to stand still. */
  private nextFrame(): Promise<unknown> {
    return this.evaluate(
      () =>
        new Promise<void>((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => done())),
        ),
    );
  }

  /** Taps an element once it is enabled, stands still and nothing covers it. */
  async tap(role: string, name: Name): Promise<void> {
    let before = '';
    let obstacle = '';
    let target: Found | undefined;
    await this.until(`${role} ${name} to tap`, async () => {
      await this.nextFrame();
      target = await this.find(role, name);
      obstacle = !target ? 'none there' : target.disabled ? 'disabled' : target.cover;
      const place = `${target?.x},${target?.y}`;
      const stands = place === before;
      before = place;
      return target && stands && !obstacle;
    }).catch((error) => {
      throw new Error(`${(error as Error).message}\nIn the way: ${obstacle || 'nothing'}`);
    });
    if (target) await this.driver.tap(target.x, target.y);
  }

  /** Taps a field, empties it and types. */
  async fill(name: Name, text: string, role = 'textbox'): Promise<void> {
    await this.tap(role, name);
    await this.until(`the focus in ${name}`, async () => (await this.find(role, name))?.focused);
    await this.evaluate(() => (document.activeElement as HTMLInputElement).select());
    await this.driver.type(text);
    await this.until(`${text} in ${name}`, async () => (await this.find(role, name))?.value);
  }

  /** Presses Tab until an element has the focus. */
  async tabTo(role: string, name: Name): Promise<void> {
    for (let stops = 0; stops < 40; stops += 1) {
      await this.driver.press('Tab');
      if ((await this.find(role, name))?.focused) return;
    }
    throw new Error(`${role} ${name} is not reached by Tab`);
  }

  back(): Promise<void> {
    return this.evaluate(() => void setTimeout(() => history.back()));
  }

  forward(): Promise<void> {
    return this.evaluate(() => void setTimeout(() => history.forward()));
  }

  /** Takes the network away, or brings it back. */
  setOffline(offline: boolean): void {
    if (offline) this.network.lose(/./);
    else this.network.lose();
  }

  /**
   * From now on only another release is on the server. @returns its address.
   */
  release(name: keyof Releases = 'next'): string {
    const address = this.bench.releases[name];
    this.network.turnTo(address);
    return address;
  }

  /** Puts a native app around the pages that are opened from now on. */
  putShell(): Promise<Shell> {
    return startShell(this.driver);
  }

  /** Saves what the viewport shows. @param file a path ending in .png */
  async screenshot(file: string): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await this.driver.screenshot());
  }

  /** What the sandbox knows of this borrower, by name. */
  async state<Known>(): Promise<Known> {
    const address = `${this.bench.site}/esita/sandbox/state?sessionId=${this.sessionId}`;
    const reply = await fetch(address, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    return (await reply.json()).data;
  }

  /** The calls whose path ends with `path`, as the sandbox recorded them. */
  async calls(path: string): Promise<{ path: string; body: Record<string, string> }[]> {
    const { calls } = await this.state<{
      calls: { path: string; body: Record<string, string> }[];
    }>();
    return calls.filter((call) => call.path.endsWith(path));
  }

  async close(): Promise<void> {
    await this.driver.close();
    await this.network.close();
  }
}
