import { createStore } from 'jotai/vanilla';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Screen } from '../runtime/Screen.tsx';

/** The markup of a screen before it knows anything. */
export function renderFirst(View: ComponentType): string {
  return renderToStaticMarkup(
    <Screen store={createStore()}>
      <View />
    </Screen>,
  );
}

/** The markup of a page's static surround, with its empty root inside. */
export function renderAround(Surround: ComponentType<{ children: ReactNode }>): string {
  return renderToStaticMarkup(
    <Surround>
      <div id="root" />
    </Surround>,
  );
}
