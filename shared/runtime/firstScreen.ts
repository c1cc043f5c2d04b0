import type { Result } from '../api/call.ts';
import type { Query } from '../api/query.ts';
import type { ScreenContext } from './screenContext.ts';

/** Sends a query; undefined if the address lacks a parameter that it needs. */
export type SendQuery = <Given extends object, Data>(
  query: Query<Given, Data>,
) => Promise<Result<Data>> | undefined;

/** What a page shows first, said once for its three painters: the build, the script of its document, and React. */
interface FirstScreenParts<Data, Shown> {
  /** The heading of the page. */
  title: () => string;
  /** Reads its data. Absent if the address and the phone say everything. */
  read?: (send: SendQuery) => Promise<Result<Data>> | undefined;
  /**
   * What is shown. @param data undefined until they are there. @returns undefined to show nothing yet, because the page
   * will be left.
   */
  shown: (data: Data | undefined, context: ScreenContext) => Shown | undefined;
  /** Shows it, without handlers. */
  View: (props: { shown: Shown }) => unknown;
  /** The picker that a button opens before React is there: the `tap` of the button, and what the dialog contains. */
  picker?: { tap: string; View: (props: { shown: Shown }) => unknown };
  /** Something is shown of the address alone, before any data. */
  showsAddress?: true;
}

/** A state of a first screen, to be rendered. */
export interface Painting {
  view: unknown;
  picker: { tap: string; view: unknown } | undefined;
}

/** The first screen of a page, whatever its data are. */
export interface FirstScreen {
  title: () => string;
  showsAddress: boolean;
  /** What is shown before any data. */
  waiting: (context: ScreenContext) => Painting | undefined;
  /**
   * What is shown of the data. Resolves to undefined if they cannot be read: React then says so. Undefined if there are
   * none to wait for.
   */
  ready: (
    send: SendQuery,
    context: () => ScreenContext,
  ) => Promise<Painting | undefined> | undefined;
}

/** Defines the first screen of a page. */
export function firstScreen<Data, Shown>({
  read,
  shown,
  View,
  picker,
  ...rest
}: FirstScreenParts<Data, Shown>): FirstScreen {
  const paintingOf = (data: Data | undefined, context: ScreenContext): Painting | undefined => {
    const what = shown(data, context);
    if (what === undefined) return undefined;
    const props = { shown: what };
    return { view: View(props), picker: picker && { tap: picker.tap, view: picker.View(props) } };
  };
  return {
    title: rest.title,
    showsAddress: rest.showsAddress === true,
    waiting: (context) => paintingOf(undefined, context),
    ready: (send, context) =>
      read?.(send)?.then((result) =>
        result.success ? paintingOf(result.data, context()) : undefined,
      ),
  };
}
