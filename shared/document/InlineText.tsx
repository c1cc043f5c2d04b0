/** Text that a script or style element holds as it is. @throws if the text would end or hide the element. */
function checked(name: 'script' | 'style', text: string): { __html: string } {
  if (text.includes('<!--') || text.toLowerCase().includes(`</${name}`)) {
    throw new Error(`The text of a ${name} element contains "</${name}" or "<!--".`);
  }
  return { __html: text };
}

interface InlineScriptProps {
  text: string;
  type?: 'application/json' | 'application/ld+json';
  id?: string;
}

/** A script in the document. As a child, React would escape its text like that of a page. */
export function InlineScript({ text, ...attributes }: InlineScriptProps) {
  return <script {...attributes} dangerouslySetInnerHTML={checked('script', text)} />;
}

/** A style sheet in the document; nothing for ''. */
export function InlineStyle({ text }: { text: string }) {
  return text ? <style dangerouslySetInnerHTML={checked('style', text)} /> : null;
}

/** Data as JSON for a script element, which the data cannot end: `<` is escaped. */
export function scriptData(data: unknown): string {
  return JSON.stringify(data).split('<').join('\\u003c');
}
