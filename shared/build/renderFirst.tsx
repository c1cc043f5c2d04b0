import { createStore } from 'jotai/vanilla';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Screen } from '../page/Screen.tsx';

/** The markup of a screen before it knows anything. */
export function renderFirst(View: ComponentType): string {
  return renderToStaticMarkup(
    <Screen store={createStore()}>
      <View />
    </Screen>,
  );
}
