import { randomUUID } from 'node:crypto';
import { LIMITS } from '../limits.ts';
import type { World } from '../sandbox/world.ts';
import type { Inspect } from './inPage/inspect.ts';

export interface EngineElement {
  /** Touches its middle; clicks it in WebKit. */
  tap(): Promise<unknown>;
  /** Gives it the focus and types. */
  type(text: string): Promise<unknown>;
  /** Chooses files in a file input. @param files absolute paths. */
  uploadFile(...files: string[]): Promise<unknown>;
}

/** A running browser. */
export interface EngineBrowser {
  newPage(): Promise<EnginePage>;
  end(): Promise<unknown>;
}

/** A page of 360x740 px, with nothing stored at first. */
export interface EnginePage {
  /** Opens an address and waits until its document has been read. */
  goTo(address: string): Promise<unknown>;
  /** Evaluates an expression that gives a promise of JSON. Rejects while one document replaces another. */
  evaluate(expression: string): Promise<unknown>;
  /** The element of which an expression gives a promise; null if it gives null. */
  find(expression: string): Promise<EngineElement | null>;
  /** Uncaught errors, unhandled rejections, console errors and refusals of the Content-Security-Policy so far. */
  problems(): readonly string[];
  close(): Promise<unknown>;
}

/** The browser has crashed, which says nothing about the page. */
export class BrowserCrashed extends Error {}

const BETWEEN_LOOKS_MS = 60;

/**
 * Waits until a look gives something; one that fails is taken again, unless the browser has crashed.
 * @throws Error with the last failure.
 */
export async function waitFor<Found>(
  what: string,
  look: () => Promise<Found | null | undefined | false>,
): Promise<Found> {
  const end = Date.now() + LIMITS.action;
  let problem = '';
  while (Date.now() < end) {
    const found = await look().catch((error) => {
      if (error instanceof BrowserCrashed) throw error;
      problem = `${error}`;
    });
    if (found) return found;
    await new Promise((done) => setTimeout(done, BETWEEN_LOOKS_MS));
  }
  throw new Error(`Waited in vain for ${what}. ${problem}`);
}

/** What the sandbox knows of a borrower, as far as it is of interest here. */
type State = Pick<World, 'calls' | 'landing'> & { complaints: { images: string[] }[] };

/** A borrower with a phone in one engine. */
export class Phone {
  readonly sessionId = `engines-${randomUUID()}`;
  constructor(
    /** The page as the engine's client offers it. */
    private readonly page: EnginePage,
    /** The address of the site, without a slash. */
    readonly site: string,
    /** The bundled `inPage/inspect.ts`. */
    private readonly inspectScript: string,
  ) {}

  async open(route: string, orderId: string, more: Record<string, string> = {}): Promise<void> {
    const query = { sessionId: this.sessionId, productId: '7', orderId, ...more };
    await this.goTo(`/${route}?${new URLSearchParams(query)}`);
  }

  /** @param path with its slash. */
  async goTo(path: string): Promise<void> {
    await this.page.goTo(`${this.site}${path}`);
  }

  /** Runs a self-contained function in the page. */
  async evaluate<Given extends unknown[], Made>(
    work: (...given: Given) => Made | Promise<Made>,
    ...given: Given
  ): Promise<Made> {
    const call = `(${work})(...${JSON.stringify(given)})`;
    return (await this.page.evaluate(`(async () => ${call})()`)) as Made;
  }

  /** An expression that looks at the page in one of the ways of `inPage/inspect.ts`. */
  private look<Way extends keyof Inspect>(way: Way, ...given: Parameters<Inspect[Way]>): string {
    // While a document replaces another, Firefox may evaluate in the old one, whose `window` is already the new one.
    return `(async () => {
      if (document !== window.document || !document.body) return null;
      if (!window.__looks) { ${this.inspectScript} }
      return window.__looks.${way}(...${JSON.stringify(given)});
    })()`;
  }

  /** Waits until a look at the page gives something. A page that is just being left is looked at again. */
  async until<Found>(
    what: string,
    look: () => Promise<Found | null | undefined | false>,
  ): Promise<Found> {
    return waitFor(what, look).catch(async (error) => {
      if (error instanceof BrowserCrashed) throw error;
      const text = await this.words('text').catch(() => '');
      throw new Error(`${error.message}\nThe page says:\n${text}`);
    });
  }

  /** Waits until the page is complete and no longer busy. */
  async ready(): Promise<void> {
    await this.until('a complete page', () => this.page.evaluate(this.look('isReady')));
  }

  /** What the page says: its text, or its roles, names and text. */
  async words(way: 'text' | 'outline'): Promise<string> {
    return `${(await this.page.evaluate(this.look(way))) ?? ''}`;
  }

  async sees(words: string): Promise<void> {
    await this.until(`the text ${words}`, async () => (await this.words('text')).includes(words));
  }

  /** Waits until a path (and query) of this site is open. */
  async isAt(path: RegExp): Promise<void> {
    await this.until(`the address ${path}`, async () =>
      path.test(await this.evaluate(() => location.pathname + location.search + location.hash)),
    );
  }

  /** Waits until an element is enabled, stands still and nothing covers it. React replaces those of the document. */
  private async reaches(role: string, name: string): Promise<EngineElement> {
    await this.ready();
    const look = this.look('findToTap', { role, name });
    return this.until(`${role} ${name} to tap`, () => this.page.find(look));
  }

  async tap(role: string, name: string): Promise<void> {
    await (await this.reaches(role, name)).tap();
  }

  /** Types into an empty field. */
  async fill(name: string, text: string): Promise<void> {
    await (await this.reaches('textbox', name)).type(text);
  }

  /** Chooses files in the file input of the page. @param files absolute paths. */
  async chooseFiles(...files: string[]): Promise<void> {
    const input = `Promise.resolve(document.querySelector('input[type=file]'))`;
    await (await this.page.find(input))?.uploadFile(...files);
  }

  /** What the sandbox knows of this borrower. */
  async state(): Promise<State> {
    const address = `${this.site}/esita/sandbox/state?sessionId=${this.sessionId}`;
    return (await (await fetch(address)).json()).data;
  }

  /** The bodies of the calls whose path ends with `path`. */
  async calls(path: string): Promise<Record<string, string>[]> {
    const { calls } = await this.state();
    return calls.flatMap((call) => (call.path.endsWith(path) ? [call.body] : []));
  }
}
