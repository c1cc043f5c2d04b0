import { useRef } from 'react';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import type { SetUp } from './setUp.model.ts';
import { setUpAddress } from './testPreview.links.ts';
import { text } from './testPreview.messages.ts';
import { wholeAddress } from './testPreview.model.ts';

interface SetUpLinkProps {
  setUp: SetUp;
  /** The site's address for a real phone, as typed. */
  host: string;
}

/** A link that restores the whole set-up on another computer, to copy into a report. */
export function SetUpLink({ setUp, host }: SetUpLinkProps) {
  const shown = useRef<HTMLAnchorElement>(null);
  const address = wholeAddress(setUpAddress(setUp), host, location.origin);
  return (
    <div className="set-up-link">
      <CopyButton text={address} label={text.copySetUp} copiedLabel={text.copied} source={shown} />
      <a href={address} ref={shown}>
        {address}
      </a>
    </div>
  );
}
