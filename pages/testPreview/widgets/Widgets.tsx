import './widgets.css';
import { useEffect } from 'react';
import { PullToRefresh } from '../../../shared/ui/PullToRefresh.tsx';
import { ActionWidgets } from './ActionWidgets.tsx';
import { ChoiceWidgets } from './ChoiceWidgets.tsx';
import { ContentWidgets } from './ContentWidgets.tsx';
import { DialogWidgets } from './DialogWidgets.tsx';
import { FieldWidgets } from './FieldWidgets.tsx';
import { MutationWidgets } from './MutationWidgets.tsx';
import { NoticeWidgets } from './NoticeWidgets.tsx';
import { WaitingWidgets } from './WaitingWidgets.tsx';

const REFRESH_MS = 3000;
const wait = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), REFRESH_MS));

/**
 * Every widget of `shared/ui` in every state, for the eye. Development only: a build leaves it out. Its words are for
 * developers, so they stand beside the states that they describe and in no catalogue.
 */
export function Widgets() {
  // Some widgets scroll to themselves as they appear.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <PullToRefresh onRefresh={wait}>
      <p className="muted">Every widget, under the name of its file, in each of its states.</p>
      <ActionWidgets />
      <FieldWidgets />
      <ChoiceWidgets />
      <DialogWidgets />
      <NoticeWidgets />
      <MutationWidgets />
      <WaitingWidgets />
      <ContentWidgets />
    </PullToRefresh>
  );
}
