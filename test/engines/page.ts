/** An element of an open page. */
export interface EngineElement {
  /** Touches its middle; clicks it in WebKit. */
  tap(): Promise<void>;
  /** Gives it the focus and types. */
  type(text: string): Promise<void>;
  /** Chooses files in a file input. @param files absolute paths. */
  uploadFile(...files: string[]): Promise<void>;
}

/** A page of 360x740 px in a browser of its own, with nothing stored at first. */
export interface EnginePage {
  /** Opens an address and waits until its document has been read. */
  goTo(address: string): Promise<unknown>;
  /** Evaluates an expression that gives a promise of JSON. Rejects while one document replaces another. */
  evaluate(expression: string): Promise<unknown>;
  /** The element of which an expression gives a promise; null if it gives null. */
  find(expression: string): Promise<EngineElement | null>;
  /** Uncaught errors, unhandled rejections, console errors and refusals of the Content-Security-Policy so far. */
  problems(): readonly string[];
  /** Ends the browser. */
  close(): Promise<void>;
}
