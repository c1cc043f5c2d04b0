import type { ReactNode } from 'react';
import type { Result } from '../api/call.ts';
import type { Query, QueryData } from '../api/query.ts';
import type { AnyText } from '../lib/messages.ts';
import type { ScreenContext } from './screenContext.ts';

/** Sends a query; undefined if the address lacks a parameter that it needs. */
export type SendQuery = <Given extends object, Data>(
  query: Query<Given, Data>,
) => Promise<Result<Data>> | undefined;

/** The properties of a view: the content, and live elements, without which the build and the document's script render it. */
export interface ViewProps<Shown, Actions> {
  shown: Shown;
  actions?: Actions | undefined;
}

/** A page's texts, data and view, said once for its three painters: the build, the script of its document, and React. */
export interface ScreenParts<Data, Shown> {
  /** The heading of the page, and the title of an error if it has data. */
  text: { title: AnyText; failed: AnyText };
  /** Its data: a query, or what reads more than one. */
  read: Query<object, Data> | ((send: SendQuery) => Promise<Result<Data>> | undefined);
  /** The content. @param data undefined until they are there. */
  shown: (data: Data | undefined, context: ScreenContext) => Shown;
  /** Shows it, without handlers. */
  View: (props: { shown: NonNullable<Shown> }) => ReactNode;
}

/** The first screen of a document. */
interface FirstScreenParts<Data, Shown, More> extends Pick<ScreenParts<Data, Shown>, 'View'> {
  text: { title: AnyText };
  /** Absent if the address and the phone say everything. */
  read?: ScreenParts<Data, Shown>['read'];
  /** A second reply, added to the screen as soon as it is there; the rest does not wait for it. */
  more?: Query<object, More>;
  /** @param more undefined until it is there. @returns undefined to show nothing yet, because the page will be left. */
  shown: (data: Data | undefined, context: ScreenContext, more?: Result<More>) => Shown;
  /** The view has a dialog that a button opens before React is there. */
  hasDialog?: boolean;
  /** Texts in other places of the page, by selector. */
  texts?: (shown: NonNullable<Shown>) => Readonly<Record<string, string>>;
  /** The content depends on checkboxes (`ScreenContext.isChecked`). */
  showsChecks?: boolean;
}

/** A state of a first screen, to be rendered. */
export interface Painting {
  view: unknown;
  /** Texts in other places of the page, by selector. */
  texts: Readonly<Record<string, string>>;
}

/** A state of a first screen in a context; undefined to show nothing, because the page will be left. */
export type Paint = (context: ScreenContext) => Painting | undefined;

/** The first screen of a page, whatever its data are. */
export interface FirstScreen {
  title: () => AnyText;
  /** The queries of the page, unless a function decides what it reads. */
  reads: readonly QueryData[] | undefined;
  showsChecks: boolean;
  hasDialog: boolean;
  /** The content before any data. */
  waiting: (context: ScreenContext) => Painting | undefined;
  /**
   * The content with the data, and then with the second reply, for the context at the time it is painted. They resolve
   * to undefined if the data cannot be read: React then says so. None if there are no data to wait for.
   */
  ready: (send: SendQuery) => Promise<Paint | undefined>[];
}

/** Defines the first screen of a page. */
export function firstScreen<Data, Shown, More = never>({
  text,
  read,
  more: added,
  shown,
  View,
  hasDialog = false,
  texts = () => ({}),
  showsChecks = false,
}: FirstScreenParts<Data, Shown, More>): FirstScreen {
  const paintingOf = (data: Data | undefined, context: ScreenContext, more?: Result<More>) => {
    const what = shown(data, context, more);
    if (what == null) return undefined;
    const props = { shown: what };
    return {
      view: View(props),
      texts: texts(what),
    };
  };
  return {
    title: () => text.title,
    reads: typeof read === 'object' ? ([read, added].filter(Boolean) as QueryData[]) : undefined,
    showsChecks,
    hasDialog,
    waiting: (context) => paintingOf(undefined, context),
    ready(send) {
      // Handled here, because one may fail while the other is waited for.
      const settled = <Value>(reply: Promise<Value> | undefined) => reply?.catch(() => undefined);
      const data = settled(typeof read === 'function' ? read(send) : read && send(read));
      const more = settled(added && send(added));
      const paintingWith = async (second?: Promise<Result<More> | undefined>) => {
        const result = await data;
        const also = await second;
        if (!result?.success) return undefined;
        return (context: ScreenContext) => paintingOf(result.data, context, also);
      };
      return [...(data ? [paintingWith()] : []), ...(data && more ? [paintingWith(more)] : [])];
    },
  };
}
