import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Search } from '../../../src/features/search/Search';
import { never, offline, rejects } from '../../../src/testing';
import { OnPage } from '../../support/frames/OnPage';
import { serving, someFlats, unusual } from '../../support/worlds';

const styles = `
  .magazine::part(list) { grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr)); gap: 28px 20px; }
  .flat { position: relative; display: grid; gap: 2px; font: 15px/1.4 Georgia, 'Times New Roman', serif; }
  .flat p, .flat h3 { margin: 0; }
  .flat img, .flat-none { width: 100%; aspect-ratio: 4 / 3; object-fit: cover; margin-bottom: 8px; background: var(--kv-skeleton); }
  .flat-none { display: grid; place-items: center; color: var(--kv-text-muted); }
  .flat b { font-size: 21px; font-variant-numeric: lining-nums tabular-nums; }
  .flat h3 { font-size: 15px; font-weight: 400; }
  .flat a { color: inherit; text-underline-offset: 3px; }
  .flat a::after { content: ''; position: absolute; inset: 0; }
  .flat-quiet { color: var(--kv-text-muted); font-size: 14px; }
  .flat-metro { display: flex; gap: 7px; align-items: center; }
  .flat-metro i { flex: none; width: 10px; height: 10px; border-radius: 50%; }
  .note { max-width: 34em; margin: 24px auto; padding: 28px; border: 1px solid var(--kv-line); text-align: center; font: 16px/1.5 Georgia, serif; }
  .note h3 { margin: 0 0 8px; font-size: 22px; font-weight: 400; }
  .note p { margin: 0 0 16px; }
  .note button { min-height: 44px; padding: 0 20px; border: 1px solid currentColor; background: none; color: inherit; font: inherit; cursor: pointer; }
  .bars { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr)); gap: 28px 20px; }
  .bars div { aspect-ratio: 1; background: var(--kv-skeleton); }
  .lead { margin: 0 0 20px; padding-bottom: 12px; border-bottom: 3px double currentColor; color: var(--kv-text); font: 28px/1.2 Georgia, serif; }
  .credits { margin: 28px 0 0; color: var(--kv-text-muted); font: 14px/1.5 Georgia, serif; }
`;

const card = `
  <template slot="card">
    <article class="flat">
      <img data-if="photo" src="{{photo}}" alt="" loading="lazy">
      <p data-unless="photo" class="flat-none">Без фотографий</p>
      <p><b>{{price}}</b> <small data-if="perMonth">{{perMonth}}</small></p>
      <h3><a href="{{url}}">{{title}}</a></h3>
      <p>{{address}}</p>
      <p data-if="metro" class="flat-metro"><i style="background: {{metroColor}}"></i>{{metro}}, {{metroMinutes}}</p>
      <p class="flat-quiet"><span data-if="floor">{{floor}}-й этаж, </span>{{photosCount}} {{photosCount | plural: 'снимок', 'снимка', 'снимков'}}</p>
    </article>
  </template>`;
const empty = `
  <template slot="empty">
    <div class="note"><h3>{{title}}</h3><p>{{text}}</p><button data-action="reset">Начать заново</button></div>
  </template>`;
const loading = `
  <template slot="loading">
    <div class="bars" aria-hidden="true"><div class="bar"></div><div class="bar"></div><div class="bar"></div><div class="bar"></div></div>
  </template>`;
const error = `
  <template slot="error">
    <div class="note"><h3>{{title}}</h3><p>{{text}}</p><button data-action="retry">Ещё раз</button></div>
  </template>`;
const slots = '<p slot="header" class="lead">Квартиры недели</p><p slot="footer" class="credits">Объявления собраны редакцией.</p>';

const meta = {
  title: 'features/own markup',
  tags: ['§4'],
  component: OnPage,
  loaders: [
    async () => {
      await import('../../../src/elements');
      return {};
    },
  ],
  args: {
    tag: 'kvartal-search',
    markup: slots + card + empty + loading + error,
    styles,
    attributes: { class: 'magazine' },
    onError: fn(),
    onSelectListing: fn(),
  },
  parameters: { network: serving(...someFlats(8)) },
} satisfies Meta<typeof OnPage>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The page's own markup: it is in the light DOM, not in the shadow tree. */
const has =
  (selector: string, count: number): Play =>
  async ({ canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll(`[data-kvartal] ${selector}`)).toHaveLength(count));
    await expect(args.onError).not.toHaveBeenCalled();
  };
const dark = { theme: 'dark' };

export const Cards: Story = {
  play: async (context) => {
    await has('article', 8)(context);
    const { canvasElement, args, userEvent } = context;
    const [link] = canvasElement.querySelectorAll<HTMLElement>('[data-kvartal] a');
    if (link) await userEvent.click(link);
    await expect(args.onSelectListing).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
  },
};
export const CardsInTheDark: Story = { globals: dark, play: has('article', 8) };
export const CardsOnAPhone: Story = { globals: { viewport: { value: 'w375' } }, play: has('article', 8) };
export const CardsOfUnusualListings: Story = {
  parameters: {
    network: serving(
      ...Object.values(unusual).map((listing, index) => ({
        ...listing,
        id: index + 1,
        tradeType: 'sale' as const,
        realtyType: 'flat' as const,
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-kvartal] article').length).toBeGreaterThan(8));
    const words = [...canvasElement.querySelectorAll('[data-kvartal]')].map(({ textContent }) => textContent).join(' ');
    await expect(words).not.toMatch(/undefined|null|NaN|\[object|\{\{/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Empty: Story = { parameters: { network: serving() }, play: has('.note', 1) };
export const EmptyInTheDark: Story = { ...Empty, globals: dark };
export const Loading: Story = { parameters: { network: never }, play: has('.bars', 1) };
export const LoadingInTheDark: Story = { ...Loading, globals: dark };
/** The form says that it could not count; the results say what is wrong in the page's own words. */
export const NoNetwork: Story = { parameters: { network: offline }, play: has('.note', 1) };
export const OtherError: Story = { parameters: { network: () => rejects(500) }, play: has('.note', 1) };
export const OtherErrorInTheDark: Story = { ...OtherError, globals: dark };

/** Whatever is not allowed is left out and told; what nothing is left of gives way to the built-in view. */
export const Hostile: Story = {
  args: {
    markup: `
      <template slot="card">
        <article class="flat" onclick="alert(1)">
          <script>alert(1)</script>
          <p>{{address}} {{garage}} {{price | upper}}</p>
          <p><a href="javascript:alert(1)">{{title}}</a></p>
        </article>
      </template>
      <template slot="empty"><!-- ничего --></template>`,
  },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-kvartal] article')).toHaveLength(8));
    await expect(canvasElement.querySelector('[data-kvartal] :is(script, [href], [onclick])')).toBeNull();
    await waitFor(() => expect(args.onError).toHaveBeenCalledTimes(5));
  },
};

export const OnlySlots: Story = { args: { markup: slots, attributes: {} } };
export const OnlySlotsInTheDark: Story = { ...OnlySlots, globals: dark };
export const SlotsOfResults: Story = { args: { tag: 'kvartal-results', markup: slots + card } };
export const SlotsOfTheForm: Story = { args: { tag: 'kvartal-search-form', markup: slots } };

/** The same in React: components instead of templates. */
export const ReactComponents: Story = {
  tags: ['react'],
  render: ({ styles, onSelectListing }) => (
    <>
      <style>{`${styles} ul[part=list] { grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr)) }`}</style>
      <Search
        header={<p className="lead">Квартиры недели</p>}
        footer={<p className="credits">Объявления собраны редакцией.</p>}
        onSelectListing={(detail) => {
          onSelectListing?.(detail);
          return false;
        }}
        renderCard={({ address, price }, { url, select }) => (
          <article className="flat">
            <p>
              <b>{price.toLocaleString('ru')} ₽</b>
            </p>
            <h3>
              <a href={url} onClick={select}>
                {address?.label}
              </a>
            </h3>
          </article>
        )}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('article.flat')).toHaveLength(8));
  },
};
