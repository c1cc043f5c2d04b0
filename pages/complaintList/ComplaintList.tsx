import { useState } from 'react';
import { changeEntry } from '../../shared/lib/historyEntry.ts';
import type { LivePage } from '../../shared/runtime/mount.tsx';
import { type Loaded, QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { ComplaintListView } from './ComplaintListView.tsx';
import type { ShownComplaints } from './complaintList.model.ts';
import type definition from './page.ts';

export function ComplaintList(page: LivePage<typeof definition>) {
  return <QueryScreen {...page}>{(loaded) => <Complaints {...loaded} />}</QueryScreen>;
}

function Complaints({ shown, refresh }: Loaded<unknown, ShownComplaints>) {
  const [selected, setSelected] = useState(shown.selected);
  const [busy, setBusy] = useState(false);
  const onSelect = (index: number) => {
    setSelected(index);
    // Reload and Back return to the same tab. It adds no history entry.
    changeEntry(history.state, `#${index + 1}`);
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
