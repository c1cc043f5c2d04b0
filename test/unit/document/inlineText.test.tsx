import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { InlineScript, InlineStyle } from '../../../shared/document/InlineText.tsx';

describe('the text of a script or style element in a document', () => {
  it('is as the build made it', () => {
    expect(renderToStaticMarkup(<InlineScript text={'a<b&&c>"d"'} />)).toBe(
      '<script>a<b&&c>"d"</script>',
    );
    expect(renderToStaticMarkup(<InlineStyle text={'a>b{content:"&"}'} />)).toBe(
      '<style>a>b{content:"&"}</style>',
    );
  });

  it('is an error if it would end its element', () => {
    for (const text of ['x="</script>"', 'x="</SCRIPT "', 'x<!--y']) {
      expect(() => renderToStaticMarkup(<InlineScript text={text} />)).toThrow(/script element/);
    }
    expect(() => renderToStaticMarkup(<InlineStyle text="</style>" />)).toThrow(/style element/);
  });

  it('is left out if it is empty', () => {
    expect(renderToStaticMarkup(<InlineStyle text="" />)).toBe('');
  });
});
