import type { ReactNode } from 'react';
import { PullToRefresh } from '../ui/PullToRefresh.tsx';
import { Text } from '../ui/Text.tsx';
import type { ScreenParts } from './firstScreen.ts';
import { QueryView } from './QueryView.tsx';
import type { QueryAtoms } from './queryAtoms.ts';
import { screenContext } from './screenContext.ts';
import { useSetAtom } from './store.ts';

/** The parts of a screen once its data are there. */
export interface Loaded<Data, Shown> {
  data: Data;
  shown: Shown;
  /** Reads the data again; resolves when they are on screen. */
  refresh: () => Promise<unknown>;
}

interface QueryScreenProps<Data, Shown> extends Omit<ScreenParts<Data, Shown>, 'read'> {
  query: QueryAtoms<Data>;
  /** The screen's buttons move money: after a long absence they wait for fresh data. */
  money?: boolean;
  /** Links that lead on, below any error. */
  links?: ReactNode;
  /** A class in addition to `page`. */
  className?: string;
  /** The screen with its live elements; by default its view. */
  children?: (loaded: Loaded<Data, Shown>) => ReactNode;
}

/** The frame of a screen with one query: pull to refresh, heading, and the states of its data. */
export function QueryScreen<Data, Shown extends object>(props: QueryScreenProps<Data, Shown>) {
  const { query, text, shown, View, className = '', money, links, children } = props;
  const refresh = useSetAtom(query.reload);
  const show = (data?: Data) => shown(data, screenContext());
  const act = children ?? (({ shown }) => <View shown={shown} />);
  return (
    <PullToRefresh onRefresh={refresh}>
      <main className={`page ${className}`}>
        <Text as="h1" className="page-title">
          {text.title}
        </Text>
        <QueryView
          query={query}
          failedTitle={text.failed}
          waiting={() => <View shown={show()} />}
          money={money}
          links={links}
        >
          {(data) => act({ data, shown: show(data), refresh })}
        </QueryView>
      </main>
    </PullToRefresh>
  );
}
