import { useState } from 'react';
import { queryText } from '../../shared/api/session/session.ts';
import { pageAddress } from '../../shared/runtime/navigate.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { QueryView } from '../../shared/runtime/QueryView.tsx';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { addressTexts, screenContext } from '../../shared/runtime/screenContext.ts';
import { ImageViewer } from '../../shared/ui/ImageViewer.tsx';
import { Back, ComplainDetailsView, PictureList, screen } from './ComplainDetailsView.tsx';
import { text } from './complainDetails.messages.ts';
import { hasResult, type ShownPicture, shownDetail } from './complainDetails.model.ts';
import { Rating } from './Rating.tsx';

/** The complaint in the address. */
export const pageData = queryAtoms(screen.read);

const waiting = () => <ComplainDetailsView shown={shownDetail(undefined, screenContext())} />;

/** A complaint and the answer to it. */
export function ComplainDetails() {
  if (addressTexts(screenContext(), ['problemId'])?.problemId === '') return <WithoutId />;
  return (
    <QueryScreen query={pageData} {...screen}>
      {({ data: detail, shown, refresh }) => (
        <ComplainDetailsView
          shown={shown}
          actions={{
            pictures: (pictures) => <Pictures pictures={pictures} />,
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
function WithoutId() {
  return (
    <main className="page">
      <h1 className="page-title">{text.title}</h1>
      <QueryView query={pageData} failedTitle={text.failed} waiting={waiting}>
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
