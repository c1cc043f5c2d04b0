import { type ComponentType, useState } from 'react';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountFormView, screen } from './AccountFormView.tsx';
import type { ShownAccount } from './bindBank.model.ts';

/** The form items for the product in the address. */
export const pageData = queryAtoms(screen.read);

/** The payment account page. */
export function BindBank() {
  const [Saved, setSaved] = useState<ComponentType>();
  if (Saved) return <Saved />;
  return (
    <QueryScreen query={pageData} {...screen}>
      {({ shown }) => <Form start={shown} onSaved={(view) => setSaved(() => view)} />}
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
