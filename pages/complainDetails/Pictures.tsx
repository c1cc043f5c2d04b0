import { useState } from 'react';
import { LazyImageViewer } from '../../shared/ui/LazyImageViewer.tsx';
import { PictureList } from './ComplainDetailsView.tsx';
import type { ShownPicture } from './complainDetails.model.ts';

/** Pictures of a complaint or of its answer; a tap opens one in full size. */
export function Pictures({ pictures }: { pictures: readonly ShownPicture[] }) {
  const [open, setOpen] = useState<number>();
  const [broken, setBroken] = useState<ReadonlySet<number>>(new Set());
  const opened = open === undefined ? undefined : pictures[open];
  return (
    <>
      <PictureList
        pictures={pictures}
        onOpen={setOpen}
        broken={broken}
        onBroken={(index) => setBroken((others) => new Set([...others, index]))}
      />
      {opened && (
        <LazyImageViewer
          open
          image={opened.address}
          alt={opened.alt}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
