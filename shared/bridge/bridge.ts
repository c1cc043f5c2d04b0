import { onShellReply } from './events.ts';
import { type FallbackHands, type FallbackSettings, fallbacks } from './fallbacks.ts';
import {
  type ActionName,
  type ActionPayloads,
  LONGEST_MESSAGE,
  type Outcome,
  PROTOCOL_VERSION,
  REPLYING,
  type Reply,
} from './protocol.ts';
import {
  announced,
  hasShell,
  type LegacyAlias,
  post,
  postLegacy,
  type ShellGlobals,
} from './transport.ts';

export interface BridgeEnvironment extends Omit<FallbackHands, 'settings' | 'inShell'> {
  globals: ShellGlobals;
  userAgent: string;
  timeoutMs: number;
  /** Whether the borrower still looks at this page. */
  visible(): boolean;
  settings: FallbackSettings & {
    aliases: Readonly<Record<string, LegacyAlias>>;
  };
}

export interface Bridge {
  send<Name extends ActionName>(action: Name, payload: ActionPayloads[Name]): Promise<Outcome>;
}

/** Replies for a page that is gone must not meet a new page's ids (bridge.md, "other bridges"). */
const bootPrefix = () => Math.random().toString(36).slice(2, 8);

/**
 * The way from a page to the native shell: sends an action, waits where a reply is due, and does it
 * the browser's way where no shell does. Never rejects (bridge.md).
 */
export function createBridge(environment: BridgeEnvironment): Bridge {
  const { globals, userAgent, timeoutMs, visible, settings } = environment;
  const waiting = new Map<string, (reply: Reply | undefined) => void>();
  const boot = bootPrefix();
  let sent = 0;

  onShellReply((reply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });

  const reply = (id: string) =>
    new Promise<Reply | undefined>((resolve) => {
      const timer = setTimeout(() => {
        waiting.delete(id);
        resolve(undefined);
      }, timeoutMs);
      waiting.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
    });

  const inBrowser = <Name extends ActionName>(action: Name, payload: ActionPayloads[Name]) =>
    fallbacks[action](payload, {
      ...environment,
      inShell: hasShell(globals, userAgent),
    });

  const overChannel = <Name extends ActionName>(action: Name, payload: ActionPayloads[Name]) => {
    const alias = settings.aliases[action];
    if (alias?.style === 'perHandler') {
      return postLegacy(globals, alias.name, payload) ? 'legacy' : undefined;
    }
    sent += 1;
    const id = `${boot}-${sent}`;
    const message = {
      v: PROTOCOL_VERSION,
      id,
      action: alias?.name ?? action,
      payload,
    };
    const text = JSON.stringify(message);
    return text.length <= LONGEST_MESSAGE && post(globals, text) ? id : undefined;
  };

  return {
    async send(action, payload) {
      const known = announced(globals);
      if (known && !known.includes(action) && !settings.aliases[action]) {
        return inBrowser(action, payload);
      }
      const id = overChannel(action, payload);
      if (!id) return inBrowser(action, payload);
      if (id === 'legacy' || !REPLYING.includes(action)) return 'sent';
      const answer = await reply(id);
      if (answer?.ok) return 'native';
      if (answer) return inBrowser(action, payload);
      // Silence: a shell that is known to act has left the page, unless the borrower still sees it.
      return visible() ? inBrowser(action, payload) : 'sent';
    },
  };
}
