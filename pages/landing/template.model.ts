import type { Template } from '../../shared/api/landing.ts';
import { imageIn } from '../../shared/runtime/addresses.ts';
import type { ScreenContext } from '../../shared/runtime/screenContext.ts';
import { heroText } from './landing.messages.ts';

/** What the page shows of a promotion's template. */
export interface ShownTemplate {
  title: string;
  /** The address of its banner, if it has one. */
  banner: string | undefined;
  /** The words of the button that registers. */
  button: string;
}

/** What the page shows of a template; its own words where that says nothing, or is not known. */
export function shownTemplate(data: Template | undefined, context: ScreenContext): ShownTemplate {
  return {
    title: data?.title || heroText.title,
    banner: data?.banner ? imageIn(context, data.banner) : undefined,
    button: data?.buttonText || heroText.register,
  };
}
