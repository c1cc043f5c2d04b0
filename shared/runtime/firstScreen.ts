import type { Result } from '../api/call.ts';
import type { Query } from '../api/query.ts';
import type { ScreenContext } from './screenContext.ts';

/** Sends a query; undefined if the address lacks a parameter that it needs. */
export type SendQuery = <Given extends object, Data>(
  query: Query<Given, Data>,
) => Promise<Result<Data>> | undefined;

/** What a view gets: what is shown, and what acts. The build and the document's script render it without the latter. */
export interface ViewProps<Shown, Actions> {
  shown: Shown;
  actions?: Actions | undefined;
}

/** What a page shows first, said once for its three painters: the build, the script of its document, and React. */
interface FirstScreenParts<Data, Shown, More> {
  /** The heading of the page. */
  title: () => string;
  /** Reads its data. Absent if the address and the phone say everything. */
  read?: (send: SendQuery) => Promise<Result<Data>> | undefined;
  /** Reads what is added to the screen as soon as it is there; the rest does not wait for it. */
  readMore?: (send: SendQuery) => Promise<Result<More>> | undefined;
  /**
   * What is shown. @param data undefined until they are there. @param more likewise. @returns undefined to show nothing yet,
   * because the page will be left.
   */
  shown: (data: Data | undefined, context: ScreenContext, more?: Result<More>) => Shown | undefined;
  /** Shows it, without handlers. */
  View: (props: { shown: Shown }) => unknown;
  /** The picker that a button opens before React is there: the `tap` of the button, and what the dialog contains. */
  picker?: { tap: string; View: (props: { shown: Shown }) => unknown };
  /** Texts in other places of the page, by selector. */
  texts?: (shown: Shown) => Readonly<Record<string, string>>;
  /** Something is shown of the address alone, before any data. */
  showsAddress?: boolean;
  /** What is shown depends on checkboxes (`ScreenContext.isChecked`). */
  showsChecks?: boolean;
}

/** A state of a first screen, to be rendered. */
export interface Painting {
  view: unknown;
  picker: { tap: string; view: unknown } | undefined;
  /** Texts in other places of the page, by selector. */
  texts: Readonly<Record<string, string>>;
}

/** A state of a first screen in a context; undefined to show nothing, because the page will be left. */
export type Paint = (context: ScreenContext) => Painting | undefined;

/** The first screen of a page, whatever its data are. */
export interface FirstScreen {
  title: () => string;
  showsAddress: boolean;
  showsChecks: boolean;
  hasPicker: boolean;
  /** What is shown before any data. */
  waiting: (context: ScreenContext) => Painting | undefined;
  /**
   * What is shown of the data, and then with what is added to them, for the context at the time it is painted. They resolve
   * to undefined if the data cannot be read: React then says so. None if there are no data to wait for.
   */
  ready: (send: SendQuery) => Promise<Paint | undefined>[];
}

/** Defines the first screen of a page. */
export function firstScreen<Data, Shown, More = never>({
  title,
  read,
  readMore,
  shown,
  View,
  picker,
  texts = () => ({}),
  showsAddress = false,
  showsChecks = false,
}: FirstScreenParts<Data, Shown, More>): FirstScreen {
  const paintingOf = (data: Data | undefined, context: ScreenContext, more?: Result<More>) => {
    const what = shown(data, context, more);
    if (what === undefined) return undefined;
    const props = { shown: what };
    return {
      view: View(props),
      picker: picker && { tap: picker.tap, view: picker.View(props) },
      texts: texts(what),
    };
  };
  return {
    title,
    showsAddress,
    showsChecks,
    hasPicker: picker !== undefined,
    waiting: (context) => paintingOf(undefined, context),
    ready(send) {
      // Handled here, because one may fail while the other is waited for.
      const settled = <Value>(reply: Promise<Value> | undefined) => reply?.catch(() => undefined);
      const [data, more] = [settled(read?.(send)), settled(readMore?.(send))];
      const paintingWith = async (added?: Promise<Result<More> | undefined>) => {
        const result = await data;
        const also = await added;
        if (!result?.success) return undefined;
        return (context: ScreenContext) => paintingOf(result.data, context, also);
      };
      return [...(data ? [paintingWith()] : []), ...(data && more ? [paintingWith(more)] : [])];
    },
  };
}
