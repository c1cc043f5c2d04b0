/** An event during which the browser keeps the worker alive until its work is done. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A message from a page. */
interface PageMessage extends WorkerEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

/** A request of a page, which the worker may answer. */
export interface PageRequest extends WorkerEvent {
  request: Request;
  /** The page that asks, and for a document the page that it becomes; '' or undefined where the browser does not tell. */
  clientId?: string;
  resultingClientId?: string;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  message: PageMessage;
  fetch: PageRequest;
}

/** The part of a service worker's global scope that is used here. TypeScript's own types exclude those of a page. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}
