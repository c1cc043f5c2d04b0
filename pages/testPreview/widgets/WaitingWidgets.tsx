import { Bar } from '../../../shared/runtime/Skeleton.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { showLoading } from '../../../shared/ui/loading.ts';
import { PULL_TEXT } from '../../../shared/ui/PullToRefresh.tsx';
import { PULL_DISTANCE } from '../../../shared/ui/pullToRefresh.model.ts';
import { State, Widget } from './Widget.tsx';

const SIZES = [2, 4, 6, 8, 12, 16] as const;
const LOADING_MS = 3000;
const PULLS = ['pull', 'release', 'loading', 'finish', 'unfinished'] as const;

/** What shows while the borrower waits. */
export function WaitingWidgets() {
  return (
    <>
      <Widget name="Skeleton">
        {SIZES.map((size) => (
          <State caption={`Bar ${size}`} key={size}>
            <Bar size={size} />
          </State>
        ))}
        <State caption="Rows of bars">
          <dl className="rows">
            {[4, 6, 8].map((size) => (
              <div className="row" key={size}>
                <dt>
                  <Bar size={6} />
                </dt>
                <dd>
                  <Bar size={8} />
                </dd>
              </div>
            ))}
          </dl>
        </State>
      </Widget>
      <Widget name="loading">
        <div className="widget-state">
          <Button kind="secondary" onClick={() => setTimeout(showLoading('Sending…'), LOADING_MS)}>
            Shown for 3 s
          </Button>
        </div>
      </Widget>
      <Pulling />
    </>
  );
}

function Pulling() {
  return (
    <Widget name="PullToRefresh">
      <p className="widget-text">Pull this page down at its top to see the notices in turn.</p>
      {PULLS.map((state) => (
        <State caption={`Notice: ${state}`} key={state}>
          <div className="pull-notice" style={{ height: PULL_DISTANCE }}>
            {PULL_TEXT[state]}
          </div>
        </State>
      ))}
    </Widget>
  );
}
