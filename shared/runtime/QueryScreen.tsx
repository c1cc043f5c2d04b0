import type { ReactNode } from 'react';
import { PullToRefresh } from '../ui/PullToRefresh.tsx';
import { QueryView } from './QueryView.tsx';
import type { QueryAtoms } from './queryAtoms.ts';
import { useSetAtom } from './store.ts';

interface QueryScreenProps<Data> {
  query: QueryAtoms<Data>;
  /** The heading, and the title of an error in the screen's own words. */
  text: { title: string; failed: string };
  /** What is shown while the data load. */
  waiting: () => ReactNode;
  /** The screen's buttons move money: after a long absence they wait for fresh data. */
  money?: boolean;
  /** A class in addition to `page`. */
  className?: string;
  /** The loaded screen; `refresh` reads the data again and resolves when they are on screen. */
  children: (data: Data, refresh: () => Promise<unknown>) => ReactNode;
}

/** The frame of a screen with one query: pull to refresh, heading, and the states of its data. */
export function QueryScreen<Data>({
  query,
  text,
  waiting,
  className = '',
  money,
  children,
}: QueryScreenProps<Data>) {
  const refresh = useSetAtom(query.reload);
  return (
    <PullToRefresh onRefresh={refresh}>
      <main className={`page ${className}`}>
        <h1 className="page-title">{text.title}</h1>
        <QueryView query={query} failedTitle={text.failed} waiting={waiting} money={money}>
          {(data) => children(data, refresh)}
        </QueryView>
      </main>
    </PullToRefresh>
  );
}
