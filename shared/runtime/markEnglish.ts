/**
 * Marks each element whose whole text is one of the given texts as English (WCAG 3.1.2), now and after each change of the
 * page. @param texts may grow.
 */
export function markEnglish(texts: ReadonlySet<string>): void {
  const mark = () => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { data, parentElement } = nodes.currentNode as Text;
      const alone = parentElement?.childNodes.length === 1 && !parentElement.lang;
      if (alone && texts.has(data)) parentElement.lang = 'en';
    }
  };
  mark();
  new MutationObserver(mark).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
