import './phone.css';
import { Button } from '../../shared/ui/Button.tsx';
import { Ledger } from './Ledger.tsx';
import { MessageLog } from './MessageLog.tsx';
import { PhoneChoices } from './PhoneChoices.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import { PhoneOptions } from './PhoneOptions.tsx';
import { text } from './phone.messages.ts';
import { RawMessage } from './RawMessage.tsx';
import { SessionTools } from './SessionTools.tsx';
import { useOpening } from './useOpening.ts';
import { usePhone } from './usePhone.ts';
import type { SetUpState } from './useSetUp.ts';

interface PhoneViewProps {
  setUp: SetUpState;
  /** The launch form is beside the phone, so the phone follows it. */
  isLive: boolean;
}

/** Any page in a framed phone with a simulated shell, and beside it what page, shell and lender did. */
export function PhoneView({ setUp, isLive }: PhoneViewProps) {
  const { tester, change } = setUp;
  const phone = usePhone();
  const open = useOpening(phone, setUp, isLive);
  return (
    <div className="phone-view">
      <section className="phone-column" aria-label={text.phone}>
        {isLive && (
          <div className="phone-toolbar">
            <PhoneChoices tester={tester} onChange={change} />
          </div>
        )}
        <div className="phone-keys">
          <Button onClick={open}>{phone.run ? text.openAgain : text.open}</Button>
          <Button kind="secondary" onClick={phone.back}>
            {text.back}
          </Button>
          <Button kind="secondary" onClick={() => phone.resume('foreground')}>
            {text.foreground}
          </Button>
          <Button kind="secondary" onClick={() => phone.resume('pop')}>
            {text.pop}
          </Button>
        </div>
        <PhoneFrame phone={phone} onOpen={open} fills={isLive} />
      </section>
      <section className="phone-records" aria-label={text.records}>
        {!isLive && <PhoneOptions tester={tester} onChange={change} />}
        <MessageLog lines={phone.lines} />
        <Ledger sessionId={tester.fields.sessionId} />
        <RawMessage onSend={phone.sendRaw} />
        <SessionTools phone={phone} tester={tester} />
      </section>
    </div>
  );
}
