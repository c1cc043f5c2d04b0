import { useLayoutEffect, useRef, useState } from 'react';
import { defineMessages } from '../lib/messages.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import './imageViewer.css';

export const VIEWER_TEXT = defineMessages('imageViewer', {
  close: 'Close picture',
  near: 'Zoom in',
  far: 'Zoom out',
  broken: 'This picture could not be loaded.',
});

interface ImageViewerProps {
  /** Sanitized address. */
  image: string;
  alt: string;
  onClose: () => void;
}

/** Zooms from the middle of the image. */
export function ImageViewer({ image, alt, onClose }: ImageViewerProps) {
  const [near, setNear] = useState(false);
  const [broken, setBroken] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || !near) return;
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
    box.scrollTop = (box.scrollHeight - box.clientHeight) / 2;
  }, [near]);
  return (
    <Dialog
      kind="wide"
      title={alt}
      onClose={onClose}
      closeLabel={VIEWER_TEXT.close}
      actions={
        broken || (
          <Button kind="secondary" aria-pressed={near} onClick={() => setNear(!near)}>
            {near ? VIEWER_TEXT.far : VIEWER_TEXT.near}
          </Button>
        )
      }
    >
      {broken ? (
        <p className="prose" role="alert">
          {VIEWER_TEXT.broken}
        </p>
      ) : (
        <div
          ref={frame}
          className={near ? 'viewer-frame viewer-near' : 'viewer-frame'}
          tabIndex={near ? 0 : -1}
        >
          <img src={image} alt={alt} onError={() => setBroken(true)} />
        </div>
      )}
    </Dialog>
  );
}
