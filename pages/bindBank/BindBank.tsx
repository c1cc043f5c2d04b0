import { type ComponentType, useState } from 'react';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountFormView } from './AccountFormView.tsx';
import { text } from './bindBank.messages.ts';
import { readItems, type ShownAccount, shownAccount } from './bindBank.model.ts';

/** The form items for the product in the address. */
export const pageData = queryAtoms(readItems);

/** The payment account page. */
export function BindBank() {
  const [Saved, setSaved] = useState<ComponentType>();
  if (Saved) return <Saved />;
  return (
    <QueryScreen
      query={pageData}
      text={text}
      waiting={() => <AccountFormView shown={shownAccount(undefined)} />}
    >
      {(data) => <Form start={shownAccount(data)} onSaved={(view) => setSaved(() => view)} />}
    </QueryScreen>
  );
}

interface FormProps {
  start: ShownAccount;
  onSaved: (Saved: ComponentType) => void;
}

function Form({ start, onSaved }: FormProps) {
  // A refresh while the borrower types must not take the fields away.
  const [kept] = useState(start);
  if (!kept.items?.length) return <AccountFormView shown={kept} />;
  return <AccountForm items={kept.items} onSaved={onSaved} />;
}
