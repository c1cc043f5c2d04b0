/** A key that is not a character, or keys pressed together. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'Space' | 'Control+V';

/** One engine's remote control: what a finger, a keyboard and an address bar can do. */
export interface Driver {
  /** Opens an address; resolves as soon as the engine has begun to load it, or later. */
  goTo(address: string): Promise<void>;
  /** Evaluates an expression that gives text, or a promise of it. Rejects while no document is there. */
  evaluate(expression: string): Promise<string>;
  /** Touches (clicks in WebKit) a point of the viewport, px. */
  tap(x: number, y: number): Promise<void>;
  /** Types text into the focused field. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Chooses files in the only file input that the CSS selector finds. */
  chooseFiles(selector: string, files: readonly string[]): Promise<void>;
  /**
   * Puts a native app around the pages opened from now on: with a script message handler in WebKit, with an
   * interface object as on Android elsewhere. @param hear gets each message of a page.
   * @returns evaluates a script in the page, as the app would.
   */
  putShell(hear: (message: string) => void): Promise<(script: string) => Promise<string>>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  /** Uncaught errors, unhandled rejections, console errors and refusals of the content policy so far. */
  problems: string[];
  close(): Promise<void>;
}

/** A running browser. */
export interface EngineBrowser {
  /** As it names itself, for people only. */
  version: string;
  /** A new phone of 360x740 px with nothing stored. */
  newDriver(): Promise<Driver>;
  close(): Promise<void>;
}

export const PHONE = { width: 360, height: 740 } as const;
