import { describe, expect, it } from 'vitest';
import { documentOf, type PartnerPage, partnerPages, script } from '../support/partnerPage';
import { type HostilePage, refused, survived } from './hosts';

const open = partnerPages();

/** What the page has heard from the search. */
interface Heard {
  readonly errors: readonly { readonly code: string; readonly message: string }[];
  readonly counts: readonly number[];
  /** Listings on the screen. */
  readonly shown: number;
}

declare global {
  /** Of these pages; built from what the page has not touched yet. */
  function hostHeard(): Heard;
  function hostSearch(query: string): void;
}

const listening = `<script>
  (() => {
    const errors = [];
    const counts = [];
    const find = Document.prototype.querySelector.bind(document);
    const listen = EventTarget.prototype.addEventListener.bind(window);
    const push = (list, item) => { list[list.length] = item; };
    listen('kvartal-error', (event) => push(errors, { code: event.detail.code, message: event.detail.message }));
    listen('kvartal-results', (event) => push(counts, event.detail.count));
    const queryAll = ShadowRoot.prototype.querySelectorAll;
    window.hostHeard = () => {
      const root = find('kvartal-search').shadowRoot;
      return { errors, counts, shown: root ? queryAll.call(root, '[part~=card]').length : 0 };
    };
    window.hostSearch = (query) => find('kvartal-search').search(query);
  })();
</script>`;

function visit({ script: own = '', html = '', attributes = '' }: HostilePage): Promise<PartnerPage> {
  const body = `${html}<kvartal-search ${attributes}></kvartal-search>${script}`;
  return open({ html: documentOf(body, `${listening}<script>(() => {${own}})();</script>`) });
}

describe('a search on a page with', () => {
  it.each(survived)('$what finds listings, and others by other filters', async (page) => {
    const { page: opened } = await visit(page);
    const hears = () => opened.evaluate(() => hostHeard());
    await expect.poll(hears, { timeout: 8_000 }).toMatchObject({ errors: [], shown: 10 });
    await opened.evaluate(() => hostSearch('room_count=1'));
    await expect.poll(async () => (await hears()).counts.length).toBeGreaterThan(1);
    const { counts, errors } = await hears();
    expect(counts.at(-1)).toBeLessThan(counts[0] ?? 0);
    expect(errors).toEqual([]);
  });

  it.each(refused)('$what works or says what is wrong', async (page) => {
    const { page: opened } = await visit(page);
    const outcome = async () => {
      const { errors, shown } = await opened.evaluate(() => hostHeard());
      return errors.length > 0 || shown > 0;
    };
    await expect.poll(outcome, { timeout: 12_000 }).toBe(true);
    for (const { code, message } of (await opened.evaluate(() => hostHeard())).errors) {
      expect(['load', 'render']).toContain(code);
      expect(message).toMatch(/[а-яё]{4}/i);
    }
  });
});
