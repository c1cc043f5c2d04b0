import type { Template } from '../../shared/api/landing.ts';
import type { LandingParameters } from '../../shared/api/session/landing.ts';
import { decodedHash } from '../../shared/lib/url/decodedHash.ts';
import { imageIn, type ScreenContext } from '../../shared/runtime/screenContext.ts';
import { heroText } from './landing.messages.ts';

export type ShownTemplate = ReturnType<typeof shownTemplate>;

/** The content of a template; the page's own words where that has none, or is not known. */
export function shownTemplate(data: Template | undefined, context: ScreenContext) {
  return {
    title: data?.title || heroText.title,
    banner: data?.banner ? imageIn(context, data.banner) : undefined,
    button: data?.buttonText || heroText.register,
  };
}

/** The views of the page. All but the form are hash routes. */
export type View = 'form' | 'downloadTemplate' | 'agreementTemplate';

/** The view named by a hash. */
export function viewOf(hash: string): View {
  const [route] = decodedHash(hash).slice(2).split(/[/?]/);
  return route === 'downloadTemplate' || route === 'agreementTemplate' ? route : 'form';
}

/** Whether the page uses hash routes: only if `down_id` or `links_id` is absent. */
export function takesRoutes({ down_id, links_id }: LandingParameters): boolean {
  return !down_id || !links_id;
}
