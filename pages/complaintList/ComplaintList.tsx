import './complaintList.css';
import { useState } from 'react';
import type { ComplaintItem, ComplaintTab } from '../../shared/api/complaintRecords.ts';
import { machineTime } from '../../shared/lib/timeText.ts';
import { pageAddress } from '../../shared/runtime/navigate.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { EmptyBlock } from '../../shared/ui/EmptyBlock.tsx';
import { GrowingList } from '../../shared/ui/GrowingList.tsx';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { text } from './complaintList.messages.ts';
import { pageData, tabOfHash } from './complaintList.model.ts';

/** The list of the borrower's complaints. */
export function ComplaintList() {
  return (
    <QueryScreen query={pageData} title={text.title} failedTitle={text.failed}>
      {({ tabs }, refresh) => <Complaints tabs={tabs} refresh={refresh} />}
    </QueryScreen>
  );
}

interface ComplaintsProps {
  tabs: readonly ComplaintTab[];
  refresh: () => Promise<unknown>;
}

function Complaints({ tabs, refresh }: ComplaintsProps) {
  const [selected, setSelected] = useState(() => tabOfHash(location.hash, tabs.length));
  const [busy, setBusy] = useState(false);
  const select = (index: number) => {
    setSelected(index);
    // Reload and Back return to the same tab. replaceState adds no history entry.
    history.replaceState(history.state, '', `#${index + 1}`);
  };
  const readAgain = async () => {
    setBusy(true);
    await refresh();
    setBusy(false);
  };
  const actions = (
    <div className="complaint-actions">
      <Button kind="secondary" tap="refresh" busy={busy} onClick={readAgain}>
        {text.refresh}
      </Button>
      <ButtonLink kind="quiet" data-tap="write" href={pageAddress('complaint')}>
        {text.write}
      </ButtonLink>
    </div>
  );
  if (!tabs.length) {
    return (
      <>
        <EmptyBlock title={text.emptyTitle} text={text.noneText} />
        {actions}
      </>
    );
  }
  return (
    <Tabs
      label={text.tabs}
      tabs={tabs.map(({ title, list }) => ({
        title: title || text.untitled,
        count: list.length,
      }))}
      selected={Math.min(selected, tabs.length - 1)}
      onSelect={select}
      footer={actions}
    >
      {(index) => <Pane tab={tabs[index]} />}
    </Tabs>
  );
}

function Pane({ tab }: { tab: ComplaintTab | undefined }) {
  if (!tab?.list.length) {
    return (
      <EmptyBlock title={text.emptyTitle} text={text.emptyText(tab?.title || text.untitled)} />
    );
  }
  return <GrowingList className="complaints" items={tab.list} keyOf={keyOf} render={entry} />;
}

const keyOf = ({ id }: ComplaintItem, index: number) => id || `item ${index}`;

const entry = (item: ComplaintItem) => <Entry item={item} />;

/** A time for machines too, if they can read it as the lender wrote it. */
function Time({ text: written }: { text: string }) {
  const machine = machineTime(written);
  return machine ? <time dateTime={machine}>{written}</time> : <span>{written}</span>;
}

function Entry({ item: { id, type, time, content } }: { item: ComplaintItem }) {
  const className = 'card complaint-item';
  const words = (
    <>
      <span className="complaint-head">
        <span>{type || text.unnamed}</span>
        {time && <Time text={time} />}
      </span>
      <span className="complaint-words">{content}</span>
    </>
  );
  if (!id) return <div className={className}>{words}</div>;
  return (
    <a className={className} href={pageAddress('complainDetails', { problemId: id })}>
      {words}
    </a>
  );
}
