import '../../../shared/features/repayment/codePage.css';
import { useRef } from 'react';
import { Badge } from '../../../shared/ui/Badge.tsx';
import { Button, ButtonLink } from '../../../shared/ui/Button.tsx';
import { ButtonsBlocked } from '../../../shared/ui/buttonsBlocked.ts';
import { CopyButton } from '../../../shared/ui/CopyButton.tsx';
import { StickyBar } from '../../../shared/ui/StickyBar.tsx';
import { Stage, State, Widget } from './Widget.tsx';

const KINDS = ['primary', 'secondary', 'quiet'] as const;

/** What the borrower taps, and what stands beside its label. */
export function ActionWidgets() {
  return (
    <>
      <Buttons />
      <CopyButtons />
      <Widget name="Badge">
        <State caption="0, 1, 42 and more than 99">
          {[0, 1, 42, 2000].map((count) => (
            <p className="widget-text" key={count}>
              Complaints
              <Badge count={count} />
            </p>
          ))}
        </State>
      </Widget>
      <StickyBars />
    </>
  );
}

function Buttons() {
  return (
    <Widget name="Button">
      {KINDS.map((kind) => (
        <State caption={kind} key={kind}>
          <Button kind={kind}>Pay now</Button>
        </State>
      ))}
      {KINDS.map((kind) => (
        <State caption={`${kind}, busy`} key={kind}>
          <Button kind={kind} busy>
            Pay now
          </Button>
        </State>
      ))}
      {KINDS.map((kind) => (
        <State caption={`${kind}, disabled`} key={kind}>
          <Button kind={kind} disabled>
            Pay now
          </Button>
        </State>
      ))}
      <State caption="Blocked, with the reason">
        <p className="widget-text" id="widget-blocked-reason">
          Tick the agreement first.
        </p>
        <Button blocked aria-describedby="widget-blocked-reason">
          Pay now
        </Button>
      </State>
      <State caption="Blocked, because the data of the page may be out of date">
        <ButtonsBlocked.Provider value={true}>
          <Button kind="secondary">Extend the loan</Button>
        </ButtonsBlocked.Provider>
      </State>
      <State caption="A long label">
        <Button>Confirm the loan and receive the money in my account today</Button>
      </State>
      {KINDS.map((kind) => (
        <State caption={`${kind}, a link`} key={kind}>
          <ButtonLink kind={kind} href="#/widgets">
            See your order
          </ButtonLink>
        </State>
      ))}
    </Widget>
  );
}

function CopyButtons() {
  const code = useRef<HTMLParagraphElement>(null);
  return (
    <Widget name="CopyButton">
      <State caption="After a tap: copied for 2 s, or the text is selected">
        <p className="code-value" ref={code}>
          8801 2345 6789
        </p>
        <CopyButton text="880123456789" label="Copy" copiedLabel="Copied" source={code} />
      </State>
    </Widget>
  );
}

function StickyBars() {
  return (
    <Widget name="StickyBar">
      <State caption="At the edge of the screen, over the page">
        <Stage scrolls>
          {['first', 'second', 'third', 'fourth'].map((name) => (
            <p className="widget-text" key={name}>
              The {name} paragraph of a page that is longer than the screen, which the bar covers in
              part.
            </p>
          ))}
          <StickyBar>
            <p className="bar-note">Tick the agreement first.</p>
            <Button>Pay now</Button>
          </StickyBar>
        </Stage>
      </State>
      <State caption="In the flow of the page, because it is tall">
        <Stage>
          <p className="widget-text">A page.</p>
          <StickyBar inFlow>
            <Button>Pay now</Button>
          </StickyBar>
        </Stage>
      </State>
    </Widget>
  );
}
