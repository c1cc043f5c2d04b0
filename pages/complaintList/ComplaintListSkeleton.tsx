import { problemListQuery } from '../../shared/api/complaintRecords.ts';
import { entriesOf, fieldsOf, firstOf, repeat, revealWith } from '../../shared/runtime/fields.ts';
import { Bar } from '../../shared/runtime/Skeleton.tsx';
import { Button, ButtonLinkSkeleton } from '../../shared/ui/Button.tsx';
import { text } from './complaintList.messages.ts';

const tabs = fieldsOf(problemListQuery)('tabs');
const tab = entriesOf(tabs);
const complaints = firstOf(tabs)('list');
const complaint = entriesOf(complaints);

/** The complaints in the document, before React has loaded. */
export function ComplaintListSkeleton() {
  return (
    <>
      <div className="tab-strip" {...repeat(tabs)}>
        {['first', 'second', 'third'].map((row) => (
          <span className="tab" key={row}>
            <Bar field={tab('title')} size={4} />
          </span>
        ))}
      </div>
      <div className="tab-panes">
        <div className="complaints" {...repeat(complaints, 6)}>
          {['first', 'second', 'third'].map((row) => (
            <div className="card complaint-item" key={row}>
              <p className="complaint-head">
                <Bar field={complaint('type')} size={6} />
                <Bar field={complaint('time', 'time')} size={6} />
              </p>
              <p className="complaint-words">
                <Bar field={complaint('content')} size={16} />
              </p>
            </div>
          ))}
        </div>
        <div className="complaint-actions" {...revealWith(tabs)}>
          <Button kind="secondary" tap="refresh">
            {text.refresh}
          </Button>
          <ButtonLinkSkeleton kind="quiet" tap="write">
            {text.write}
          </ButtonLinkSkeleton>
        </div>
      </div>
    </>
  );
}
