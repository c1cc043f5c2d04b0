import type { ReactNode } from 'react';
import type { Result } from '../api/call.ts';
import type { Query } from '../api/query.ts';
import type { ScreenContext } from './screenContext.ts';

/**
 * Sends a query; undefined if the address lacks a parameter that it needs.
 * @param search the query string with its parameters, if that is not the one of the address.
 */
export type SendQuery = <Given extends object, Data>(
  query: Query<Given, Data>,
  search?: string,
) => Promise<Result<Data>> | undefined;

/** The data of a page: a query, or what reads more than one. */
export type Read<Data> =
  | Query<object, Data>
  | ((send: SendQuery) => Promise<Result<Data>> | undefined);

export type SecondReply<Data> =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  /** `outdated`: the last attempt to read it again failed. */
  | { status: 'ready'; data: Data; outdated?: true };

/** The data of a second query, of which nothing is said if they are out of date: undefined until they are there, null without. */
export function dataOf<Data>(reply: SecondReply<Data>): Data | null | undefined {
  if (reply.status === 'loading') return undefined;
  return reply.status === 'ready' && !reply.outdated ? reply.data : null;
}

/** The properties of a view: the content, and live elements, without which the build and the document's script render it. */
export interface ViewProps<Shown, Actions> {
  shown: Shown;
  actions?: Actions | undefined;
}

/** A page whose view the build, the script of its document and React show. */
export interface ScreenParts<Data, Shown, Second> {
  /** Its data; absent if the address and the phone say everything. */
  read?: Read<Data>;
  /** Data that are added to the screen as soon as they are there; the rest does not wait for them. */
  secondQuery?: Query<object, Second>;
  /**
   * The content. @param data undefined until they are there. What of the phone it shows without them belongs into the
   * context: anything else is painted only if the context adds something too.
   */
  shown(data: Data | undefined, context: ScreenContext, secondReply: SecondReply<Second>): Shown;
  /** Shows it, without handlers. */
  View(props: { shown: Shown }): ReactNode;
  /** Texts in other places of the document, by selector. */
  elsewhere?(shown: Shown): Readonly<Record<string, string>>;
  /** The content depends on checkboxes or radio buttons (`ScreenContext.isChecked`, `choiceOf`). */
  showsChecks?: true;
  /** React goes on with what the phone keeps, such as a draft, so the document shows no reply. */
  waitsForReact?(): boolean;
  /** The page will be left at once, so the document shows no reply. */
  willBeLeft?(data: Data): boolean;
}

/** A state of a first screen, to be rendered. */
export interface Painting {
  view: unknown;
  /** Texts in other places of the page, by selector. */
  texts: Readonly<Record<string, string>>;
}

/** A state of a first screen, for the context at the time it is painted. */
export type Paint = (context: ScreenContext) => Painting;

/** The first screen of a page, whatever its data are. */
export interface FirstScreen {
  /** The content before any data. */
  waiting: Paint;
  /** Whether address or phone add something to it, which the build, that has neither, could not render. */
  saysMore: (context: ScreenContext) => boolean;
  /**
   * The content with the data, and then with the second reply. They resolve to undefined if there is nothing to show: React
   * then says so. None if there are no data to wait for.
   */
  ready: (send: SendQuery) => Promise<Paint | undefined>[];
}

const LOADING = { status: 'loading' } as const;

function secondReplyOf<Data>(result: Result<Data> | undefined): SecondReply<Data> {
  if (!result) return LOADING;
  return result.success
    ? { status: 'ready', data: result.data }
    : { status: 'failed', message: result.message };
}

/** The first screen of a page. */
export function firstScreen<Data, Shown, Second>(
  page: ScreenParts<Data, Shown, Second>,
): FirstScreen {
  const { read, secondQuery } = page;
  const paintingOf = (
    data: Data | undefined,
    context: ScreenContext,
    secondResult?: Result<Second>,
  ) => {
    const shown = page.shown(data, context, secondReplyOf(secondResult));
    return { view: page.View({ shown }), texts: page.elsewhere?.(shown) ?? {} };
  };
  return {
    waiting: (context) => paintingOf(undefined, context),
    saysMore(context) {
      // A time that no build has, so that a content which depends on it differs.
      const built = { now: 0, address: undefined, config: context.config };
      const [here, there] = [context, built].map((one) => page.shown(undefined, one, LOADING));
      return JSON.stringify(here) !== JSON.stringify(there);
    },
    ready(send) {
      if (!read || page.waitsForReact?.()) return [];
      // Handled here, because one may fail while the other is waited for.
      const settled = <Value>(reply: Promise<Value> | undefined) => reply?.catch(() => undefined);
      const first = settled(typeof read === 'function' ? read(send) : send(read));
      const second = settled(secondQuery && send(secondQuery));
      const paintWith = async (reply?: Promise<Result<Second> | undefined>) => {
        const [result, secondResult] = [await first, await reply];
        if (!result?.success || page.willBeLeft?.(result.data)) return undefined;
        return (context: ScreenContext) => paintingOf(result.data, context, secondResult);
      };
      return [...(first ? [paintWith()] : []), ...(first && second ? [paintWith(second)] : [])];
    },
  };
}
