import { useState } from 'react';
import { type Loaded, QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { ComplaintListView, screen } from './ComplaintListView.tsx';
import type { ShownComplaints } from './complaintList.model.ts';

/** The borrower's complaints by tab. */
export const pageData = queryAtoms(screen.read);

/** The list of the borrower's complaints. */
export function ComplaintList() {
  return (
    <QueryScreen query={pageData} {...screen}>
      {(loaded) => <Complaints {...loaded} />}
    </QueryScreen>
  );
}

function Complaints({ shown, refresh }: Loaded<unknown, ShownComplaints>) {
  const [selected, setSelected] = useState(shown.selected);
  const [busy, setBusy] = useState(false);
  const onSelect = (index: number) => {
    setSelected(index);
    // Reload and Back return to the same tab. replaceState adds no history entry.
    history.replaceState(history.state, '', `#${index + 1}`);
  };
  const onRefresh = async () => {
    setBusy(true);
    await refresh();
    setBusy(false);
  };
  return (
    <ComplaintListView
      shown={shown}
      busy={busy}
      actions={{ selected, onSelect, onRefresh: () => void onRefresh() }}
    />
  );
}
