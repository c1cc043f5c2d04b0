import { useState } from 'react';
import { imageAddress } from '../../shared/runtime/navigate.ts';
import { lazyComponent } from '../../shared/ui/lazy/lazyComponent.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { text } from './complainDetails.messages.ts';

const loadViewer = lazyModule(() => import('../../shared/ui/ImageViewer.tsx'),
);

const ImageViewer = lazyComponent(loadViewer, (module) => module.ImageViewer);

interface PicturesProps {
  addresses: readonly string[];
  name: (number: number, count: number) => string;
}

/** Pictures of a complaint or of its answer; a tap opens one in full size. */
export function Pictures({ addresses, name }: PicturesProps) {
  const [open, setOpen] = useState<number>();
  const images = addresses.flatMap((address) => imageAddress(address) ?? []);
  if (!images.length) return null;
  const alt = (index: number) => name(index + 1, images.length);
  return (
    <>
      <ul className="pictures">
        {images.map((image, index) => (
          <Picture key={index} image={image} alt={alt(index)} onOpen={() => setOpen(index)} />
        ))}
      </ul>
      {open !== undefined && (
        <ImageViewer
          open
          image={images[open] ?? ''}
          alt={alt(open)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

interface PictureProps {
  image: string;
  alt: string;
  onOpen: () => void;
}

/** A picture as a button. If it cannot be loaded, its words are the button: the viewer tries it once more. */
function Picture({ image, alt, onOpen }: PictureProps) {
  const [broken, setBroken] = useState(false);
  return (
    <li className={broken ? 'picture-broken' : undefined}>
      <button type="button" className="picture" onClick={onOpen}>
        {broken ? (
          text.broken(alt)
        ) : (
          <img
            src={image}
            alt={alt}
            loading="lazy"
            width="80"
            height="80"
            onError={() => setBroken(true)}
          />
        )}
      </button>
    </li>
  );
}
