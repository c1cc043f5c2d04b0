import { type ComponentType, useState } from 'react';
import type { LivePage } from '../../shared/runtime/mount.tsx';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountFormView } from './AccountFormView.tsx';
import type { ShownAccount } from './bindBank.model.ts';
import type definition from './page.ts';

/** The payment account page. */
export function BindBank(page: LivePage<typeof definition>) {
  const [Saved, setSaved] = useState<ComponentType>();
  if (Saved) return <Saved />;
  return (
    <QueryScreen {...page}>
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
