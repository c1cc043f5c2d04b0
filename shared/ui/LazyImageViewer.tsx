import { lazyComponent } from './lazy/lazyComponent.tsx';
import { lazyModule } from './lazy/lazyModule.ts';

const loadViewer = lazyModule(() => import('./ImageViewer.tsx'), { prefetch: true });

/** The viewer of pictures, which is loaded when one is opened. */
export const LazyImageViewer = lazyComponent(loadViewer, (module) => module.ImageViewer);
