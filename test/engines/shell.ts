import {
  ACTIONS,
  type Action,
  CONTROLS,
  type Envelope,
  EVENTS,
  type EventName,
  PROTOCOL_VERSION,
} from '../../shared/bridge/protocol.ts';
import type { Driver } from './drivers/driver.ts';

/** A native app around the pages of a phone: it takes every message, and replies where a reply is expected. */
export interface Shell {
  /** The messages of the pages so far, oldest first, without those about the bridge itself. */
  messages(): Pick<Envelope, 'action' | 'payload'>[];
  /** Whether the page wants to be asked before Back. */
  guardsBack(): boolean;
  /** Tells the page of an event. @returns whether the page handled it. */
  tell(event: EventName): Promise<boolean>;
}

/** How the app names itself. */
export const SHELL_NAME = 'engines/1';

const INFO = {
  v: PROTOCOL_VERSION,
  shell: SHELL_NAME,
  actions: Object.keys(ACTIONS),
  events: Object.keys(EVENTS),
};

const EXPECTED: Readonly<Record<string, Action>> = { ...ACTIONS, ...CONTROLS };

/** The text of a message as a script that hands it to the page. */
const receive = (message: object) =>
  `String(window.__lendShellReceive(${JSON.stringify(JSON.stringify({ v: PROTOCOL_VERSION, ...message }))}))`;

/** Starts an app around the pages that are opened from now on. */
export async function startShell(driver: Driver): Promise<Shell> {
  const heard: Envelope[] = [];
  const evaluate = await driver.putShell((text) => {
    const envelope: Envelope = JSON.parse(text);
    heard.push(envelope);
    if (!EXPECTED[envelope.action]?.replies) return;
    const data = envelope.action === 'hello' ? INFO : null;
    // The page may have been left meanwhile; a flow that needs the reply sees that it is missing.
    evaluate(receive({ type: 'reply', id: envelope.id, ok: true, data })).catch(() => undefined);
  });
  return {
    messages: () =>
      heard
        .filter(({ action }) => !(action in CONTROLS))
        .map(({ action, payload }) => ({ action, payload })),
    guardsBack() {
      const { payload } = heard.filter(({ action }) => action === 'backGuard').pop() ?? {};
      return Object(payload).on === true;
    },
    tell: async (name) =>
      (await evaluate(receive({ type: 'event', name, payload: {} }))) === 'true',
  };
}
