import type { AxeResults } from 'axe-core';
import type { JSHandle, Page } from 'playwright-core';

/** Whether axe left open if texts can be read because they stand on a gradient. */
function isOpen({ incomplete }: AxeResults): boolean {
  return incomplete.some(
    ({ id, nodes }) =>
      id === 'color-contrast' &&
      nodes.some(({ any }) => any.some(({ data }) => data?.messageKey === 'bgGradient')),
  );
}

/** Puts the lightest or the darkest colour of every gradient in its place. @returns brings the gradients back. */
function flatten(end: 'lightest' | 'darkest'): () => void {
  const brightness = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return 0.3 * red + 0.6 * green + 0.1 * blue;
  };
  const changed: [HTMLElement, string][] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
    const { backgroundImage } = getComputedStyle(element);
    // Without alpha: what is transparent shows another ground.
    const colours = backgroundImage.match(/rgb\([^)]*\)/g) ?? [];
    if (!colours.length || backgroundImage.includes('url(')) continue;
    colours.sort((one, other) => brightness(one) - brightness(other));
    changed.push([element, element.style.background]);
    element.style.background = colours[end === 'darkest' ? 0 : colours.length - 1] ?? '';
  }
  return () => {
    for (const [element, background] of changed) element.style.background = background;
  };
}

/**
 * Decides what axe leaves open about texts on gradients: they must be readable on each of its ends.
 * @param found by axe. @param again analyzes the contrast once more. @returns the violations.
 */
export async function violationsOnGradients(
  page: Page,
  found: AxeResults,
  again: () => Promise<AxeResults>,
): Promise<AxeResults['violations']> {
  const violations: AxeResults['violations'] = [];
  if (!isOpen(found)) return violations;
  for (const end of ['lightest', 'darkest'] as const) {
    const restore: JSHandle<() => void> = await page.evaluateHandle(flatten, end);
    violations.push(...(await again()).violations);
    await restore.evaluate((back) => back());
  }
  return violations;
}
