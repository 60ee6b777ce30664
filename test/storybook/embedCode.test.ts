import { createElement } from 'react';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { takesOver } from '../../stories/support/checks/takesOver';
import { embedCode } from '../../stories/support/embed/embedCode';
import { literal } from '../../stories/support/embed/literal';

const codeOf = (title: string, args: Record<string, unknown>, globals: Record<string, unknown> = {}, parameters = {}) => {
  const code = embedCode({ title, args, globals, parameters });
  if (!code) throw new Error(`${title} has no element`);
  return code;
};

describe('embedCode', () => {
  it('is the two lines of the manual when a story changes nothing', () => {
    expect(codeOf('features/search', { layout: 'bar', pageSize: 10, urlSync: 'off' }, { theme: 'light', lang: 'ru' }).html).toBe(
      '<script type="module" src="https://kvartal.example/kit/kvartal.js"></script>\n<kvartal-search></kvartal-search>',
    );
  });

  it('names what differs from the default, the theme and language of the toolbar included', () => {
    const { html, react, vue } = codeOf('features/search', { layout: 'compact', pageSize: 5 }, { theme: 'dark', lang: 'en' });
    expect(html).toContain('<kvartal-search page-size="5" layout="compact" theme="dark" lang="en"></kvartal-search>');
    expect(react).toContain('<Search pageSize={5} layout="compact" />');
    expect(react).toMatch(/<KvartalProvider[^>]*theme="dark"[^>]*lang="en"/);
    expect(vue).toMatch(/page-size="5"\s+layout="compact"\s+theme="dark"\s+lang="en"/);
  });

  it('escapes values for the place where they stand', () => {
    const { html, react, vue } = codeOf('features/search', { filters: `a=1&b="<2>"&c='` });
    for (const markup of [html, vue]) expect(markup).toContain(`filters="a=1&amp;b=&quot;&lt;2>&quot;&amp;c='"`);
    expect(react).toContain(`filters={'a=1&b="<2>"&c=\\''}`);
  });

  it('gives objects as properties', () => {
    const { html, react, vue } = codeOf('features/listing-card', { listing: { id: 7, title: '</script>' } });
    expect(html).toContain("listingCard.listing = { id: 7, title: '<\\/script>' };");
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(react).toContain('<ListingCard listing={listing} />');
    expect(vue).toContain(':listing.prop="listing"');
  });

  it('shows the handlers of the story, and which of them take over', () => {
    const onSelectListing = takesOver();
    const { html, react, vue } = codeOf('features/search', { onSelectListing, onResults: fn(), onPage: undefined });
    expect(html).toContain("search.addEventListener('kvartal-results', ({ detail }) => console.log(detail));");
    expect(html).toMatch(/'kvartal-select-listing', \(event\) => \{\s+event\.preventDefault\(\);/);
    expect(react).toMatch(/onSelectListing=\{\(detail\) => \{\s+console\.log\(detail\);\s+return false;/);
    expect(vue).toContain('@kvartal-select-listing="onSelectListing"');
    for (const code of [html, react, vue]) expect(code).not.toMatch(/page/i);
    expect(onSelectListing).not.toHaveBeenCalled();
  });

  it('writes slots as nodes and as children, and own markup as the story says it', () => {
    const header = createElement('p', { className: 'top', hidden: true }, 'Цена {от}', createElement('br'), createElement('b', null, 1));
    const embed = { html: '<template slot="card"><b>{{price | price}}</b></template>', react: ['renderCard={() => null}'] };
    const { html, react, vue } = codeOf('features/search', { header }, {}, { embed });
    const slotted = `<div slot="header"><p class="top" hidden="">Цена {от}<br/><b>1</b></p></div>`;
    expect(html).toContain(`<kvartal-search>\n  ${slotted}\n  ${embed.html}\n</kvartal-search>`);
    expect(react).toContain(`header={<p className="top" hidden>{'Цена {от}'}<br /><b>1</b></p>}`);
    expect(react).toContain('renderCard={() => null}');
    expect(vue).toContain(slotted);
    expect(vue).toContain("const cardTemplate = '<b>{{price | price}}<\\/b>';");
    expect(vue).toContain('<template slot="card" v-html="cardTemplate"></template>');
  });

  it('is of features only', () => {
    expect(embedCode({ title: 'ui/buttons/Button', args: {}, globals: {}, parameters: {} })).toBeNull();
  });
});

describe('literal', () => {
  it.each([
    null,
    -1.5,
    'a\'b"c\\d\n\u2028</script><!--',
    [],
    {},
    { 'data-x': [1, { long: 'x'.repeat(80), other: [true, false] }], y: null },
  ])('%j is itself again', (value) => {
    expect(new Function(`return (${literal(value)})`)()).toEqual(value);
  });

  it('leaves out what is undefined and refuses what is no data', () => {
    expect(literal({ a: undefined, b: 1 })).toBe('{ b: 1 }');
    expect(() => literal({ a: () => 1 })).toThrow(TypeError);
  });
});
