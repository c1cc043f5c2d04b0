import { useEffect } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { MessageLog } from './MessageLog.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import { PhoneOptions } from './PhoneOptions.tsx';
import { text } from './phone.messages.ts';
import { RawMessage } from './RawMessage.tsx';
import { SessionTools } from './SessionTools.tsx';
import type { Tester } from './tester.model.ts';
import { phoneAddress } from './testPreview.links.ts';
import { usePhone } from './usePhone.ts';
import type { ChangeTester } from './useTester.ts';

interface PhoneViewProps {
  tester: Tester;
  onChange: ChangeTester;
}

/** Any page in a framed phone with a simulated shell, and the messages between them. */
export function PhoneView({ tester, onChange }: PhoneViewProps) {
  const phone = usePhone();
  const href = phoneAddress(tester);
  const open = () => href && phone.open(href, tester);
  // Only on mount. Later changes apply when the tester opens the phone again.
  useEffect(() => void open(), []);
  return (
    <div className="phone-view">
      <div className="phone-column">
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
        <PhoneFrame phone={phone} onOpen={open} />
      </div>
      <div>
        <PhoneOptions tester={tester} onChange={onChange} />
        <MessageLog lines={phone.lines} />
        <RawMessage onSend={phone.sendRaw} />
        <SessionTools phone={phone} tester={tester} />
      </div>
    </div>
  );
}
