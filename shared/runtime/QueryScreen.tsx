import type { ReactNode } from 'react';
import type { AnyText } from '../lib/messages.ts';
import { PullToRefresh } from '../ui/PullToRefresh.tsx';
import { Text } from '../ui/Text.tsx';
import type { ScreenParts } from './firstScreen.ts';
import { QueryView } from './QueryView.tsx';
import type { QueryAtoms } from './queryAtoms.ts';
import { screenContext } from './screenContext.ts';
import { useAtomValue, useSetAtom } from './store.ts';

/** The parts of a screen once its data are there. */
export interface Loaded<Data, Shown> {
  data: Data;
  shown: Shown;
  /** Reads the data again; resolves when they are on screen. */
  refresh: () => Promise<unknown>;
}

export interface QueryScreenProps<Data, Shown, Second>
  extends Pick<ScreenParts<Data, Shown, Second>, 'shown' | 'View'> {
  /** The heading of the page, and the title of an error. */
  text: { title: AnyText; failed: AnyText };
  query: QueryAtoms<Data>;
  secondQuery: QueryAtoms<Second>;
  /** The screen's buttons move money: after a long absence they wait for fresh data. */
  money?: boolean;
  /** Stands above the screen as long as its data are not there, whatever has become of them. */
  notice?: ReactNode;
  /** Links that lead on, below any error. */
  links?: ReactNode;
  /** A class in addition to `page`. */
  className?: string;
  /** The screen with its live elements; by default its view. */
  children?: (loaded: Loaded<Data, Shown>) => ReactNode;
}

/** The frame of a screen with one query: pull to refresh, heading, and the states of its data. */
export function QueryScreen<Data, Shown, Second>(props: QueryScreenProps<Data, Shown, Second>) {
  const { query, secondQuery, text, View, className = '', money, notice, links, children } = props;
  const refresh = useSetAtom(query.reload);
  const secondReply = useAtomValue(secondQuery.state);
  const show = (data?: Data) => props.shown(data, screenContext(), secondReply);
  const renderContent = children ?? (({ shown }) => <View shown={shown} />);
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
          notice={notice}
          links={links}
        >
          {(data) => renderContent({ data, shown: show(data), refresh })}
        </QueryView>
      </main>
    </PullToRefresh>
  );
}
