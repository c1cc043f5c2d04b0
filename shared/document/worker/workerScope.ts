/** An event whose work the browser waits for. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A message of a page. */
export interface PageMessage extends WorkerEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  message: PageMessage;
}

/** The part of a service worker's global scope that is used here; TypeScript's own cannot stand beside the page's. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}
