import { useState } from 'react';
import { lazyComponent } from '../../shared/ui/lazy/lazyComponent.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { PictureList } from './ComplainDetailsView.tsx';
import type { ShownPicture } from './complainDetails.model.ts';

const loadViewer = lazyModule(() => import('../../shared/ui/ImageViewer.tsx'));

const ImageViewer = lazyComponent(loadViewer, (module) => module.ImageViewer);

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
        <ImageViewer
          open
          image={opened.address}
          alt={opened.alt}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
