/** What a browser does not translate. */
const KEPT = '[translate=no],script,style,textarea,svg';

/** The texts below a node that a browser translates and has not translated yet. */
function textsIn(root: Node): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (node.nodeValue?.trim() && !parentElement?.closest(`font,${KEPT}`)) texts.push(node as Text);
  }
  return texts;
}

/** Translates the page as Chrome does: two nested `<font>` take the place of each text node. The words stay. */
function translatePage(): void {
  for (const text of textsIn(document.body)) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Translates the page, and from then on each text that comes or changes. @returns stops that. */
export function keepTranslated(): () => void {
  const watch = new MutationObserver(translatePage);
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  translatePage();
  return () => watch.disconnect();
}
