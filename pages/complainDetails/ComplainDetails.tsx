import { useState } from 'react';
import { queryText } from '../../shared/api/session/session.ts';
import { callNative } from '../../shared/runtime/callNative.ts';
import type { LivePage } from '../../shared/runtime/mount.tsx';
import { pageAddress } from '../../shared/runtime/navigate.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { QueryView } from '../../shared/runtime/QueryView.tsx';
import { addressTexts, screenContext } from '../../shared/runtime/screenContext.ts';
import { ImageViewer } from '../../shared/ui/ImageViewer.tsx';
import { Back, ComplainDetailsView, PictureList } from './ComplainDetailsView.tsx';
import { hasResult, type ShownPicture } from './complainDetails.model.ts';
import type definition from './page.ts';
import { Rating } from './Rating.tsx';

export function ComplainDetails(page: LivePage<typeof definition>) {
  if (addressTexts(screenContext(), ['problemId'])?.problemId === '')
    return <WithoutId page={page} />;
  return (
    <QueryScreen {...page}>
      {({ data: detail, shown, refresh }) => (
        <ComplainDetailsView
          shown={shown}
          actions={{
            pictures: (pictures) => <Pictures pictures={pictures} />,
            onCall: (number) => void callNative('callPhone', { number }),
            rating: (
              <Rating
                problemId={detail.problemId || queryText('problemId')}
                answered={hasResult(detail)}
                refresh={refresh}
              />
            ),
          }}
        />
      )}
    </QueryScreen>
  );
}

/** An incomplete link: trying again would not help, but the list has every complaint. */
function WithoutId({ page }: { page: LivePage<typeof definition> }) {
  return (
    <main className="page">
      <h1 className="page-title">{page.text.title}</h1>
      <QueryView query={page.query} failedTitle={page.text.failed} waiting={() => null}>
        {() => null}
      </QueryView>
      <Back address={pageAddress('complaintList')} />
    </main>
  );
}

/** Pictures of a complaint or of its answer; a tap opens one in full size. */
function Pictures({ pictures }: { pictures: readonly ShownPicture[] }) {
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
        <ImageViewer image={opened.address} alt={opened.alt} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
