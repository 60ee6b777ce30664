import type { Plugin } from 'rolldown';

/** What is cut out of a module and what is left instead, by the end of the module's path. */
const cuts: Readonly<Record<string, readonly (readonly [string | RegExp, string])[]>> = {
  // No component of the kit inserts HTML.
  'preact/dist/preact.mjs': [
    ['"dangerouslySetInnerHTML"==s?y=k:', ''],
    ['"dangerouslySetInnerHTML"==s?h=k:', ''],
    ['h?(l||y&&(h.__html==y.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),r.__k=[]):(y&&(t.textContent=""),(', '(('],
  ],
  // Every supported browser has inline SVG, and none has VML.
  'leaflet/src/core/Browser.js': [
    [/var inlineSvg = [\s\S]*?\}\)\(\);/, 'var inlineSvg = true;'],
    [/var vml = [\s\S]*?\}\(\)\);/, 'var vml = false;'],
  ],
};

/** Takes HTML strings out of the libraries: a page with Trusted Types refuses them, and a reader of the code need not ask where they come from. */
export const withoutHtml: Plugin = {
  name: 'without-html',
  transform: {
    filter: { id: /(?:preact\/dist\/preact\.mjs|leaflet\/src\/core\/Browser\.js)$/ },
    handler(code, id) {
      const found = Object.entries(cuts).find(([file]) => id.endsWith(file))?.[1] ?? [];
      return found.reduce((text, [cut, rest]) => {
        const shorter = text.replace(cut, rest);
        if (shorter === text) throw new Error(`${id} has changed: ${cut} is not in it`);
        return shorter;
      }, code);
    },
  },
};
