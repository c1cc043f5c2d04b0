import { EmptyBlock } from '../../shared/ui/Block.tsx';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { PROGRESS_TEXT } from '../../shared/ui/progress.messages.ts';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { complaintListText } from './complaintList.messages.ts';
import type { ShownComplaint, ShownComplaints, ShownTab } from './complaintList.model.ts';
import './complaintList.css';

interface ComplaintListViewProps {
  shown: ShownComplaints;
  actions?: { selected: number; onSelect: (index: number) => void; onRefresh: () => void };
  /** The complaints are being read again. */
  busy?: boolean;
}

/** The borrower's complaints in tabs, and what to do about them. */
export function ComplaintListView({ shown, actions, busy }: ComplaintListViewProps) {
  const { tabs, selected, write } = shown;
  if (!tabs) return <Waiting />;
  const isEmpty = tabs.every(({ complaints }) => !complaints.length);
  const footer = (
    <div className="dialog-actions">
      <ButtonLink kind={isEmpty ? 'primary' : 'secondary'} href={write}>
        {complaintListText.write}
      </ButtonLink>
      <Button
        kind="quiet"
        tap="refresh"
        busy={busy && PROGRESS_TEXT.loading}
        onClick={actions?.onRefresh}
      >
        {complaintListText.refresh}
      </Button>
    </div>
  );
  if (!tabs.length) {
    return (
      <>
        <EmptyBlock title={complaintListText.none} />
        {footer}
      </>
    );
  }
  return (
    <Tabs
      label={complaintListText.tabs}
      tabs={tabs.map(({ title, complaints }) => ({ title, count: complaints.length }))}
      selected={Math.min(actions?.selected ?? selected, tabs.length - 1)}
      onSelect={actions?.onSelect}
      footer={footer}
    >
      {(index) => <Pane tab={tabs[index]} isEmpty={isEmpty} />}
    </Tabs>
  );
}

function Pane({ tab, isEmpty }: { tab: ShownTab | undefined; isEmpty: boolean }) {
  if (!tab) return null;
  if (!tab.complaints.length) {
    return (
      <EmptyBlock title={isEmpty ? complaintListText.none : complaintListText.empty(tab.title)} />
    );
  }
  return (
    <ul className="complaints">
      {tab.complaints.map((complaint) => (
        <li key={complaint.key}>
          <Entry complaint={complaint} />
        </li>
      ))}
    </ul>
  );
}

/** An entry; bars in place of what is not known. */
function Entry({ complaint }: { complaint: Partial<ShownComplaint> }) {
  const { type, time, machineTime, content, state, details } = complaint;
  const className = 'card complaint-item';
  const words = (
    <>
      <span className="complaint-head">
        <span>
          <Text size={6}>{type}</Text>
        </span>
        {machineTime ? (
          <time dateTime={machineTime}>{time}</time>
        ) : (
          time !== '' && (
            <span>
              <Text size={6}>{time}</Text>
            </span>
          )
        )}
      </span>
      <span className="complaint-words">
        <Text size={16}>{content}</Text>
      </span>
      {state !== '' && (
        <span className="complaint-state">
          <Text size={4}>{state}</Text>
        </span>
      )}
    </>
  );
  if (!details) return <div className={className}>{words}</div>;
  return (
    <a className={className} href={details}>
      {words}
      <span className="arrow" />
    </a>
  );
}

function Waiting() {
  const three = ['first', 'second', 'third'];
  return (
    <>
      <div className="tab-strip">
        {three.map((row) => (
          <span className="tab" key={row}>
            <Text size={4}>{undefined}</Text>
          </span>
        ))}
      </div>
      <div className="tab-panes">
        <div className="complaints">
          {three.map((row) => (
            <Entry key={row} complaint={{}} />
          ))}
        </div>
      </div>
    </>
  );
}
