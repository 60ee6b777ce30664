import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { search } from '../../../src/features/search/definition';
import { Search } from '../../../src/features/search/Search';
import { never, rejects, when } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { everything, fewFound, lessThanEverything, nothingElsewhere, nothingFound } from '../../support/nearFrunzenskaya';

const meta = {
  title: 'features/search/offers',
  tags: ['§2', '§4'],
  component: Search,
  argTypes: argTypesOf(search),
  render: (args) => <Feature component={Search} definition={search} props={args} />,
  // A story must not leave its page.
  args: { onSelectListing: takesOver(), onSearch: fn(), filters: everything },
  parameters: { network: nothingFound },
} satisfies Meta<typeof Search>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');

/** The offers in the order of the page, each with its number. */
const offers =
  (...texts: string[]): Play =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const shown = () => view.getAllByRole('button', { name: /\+\d+/ }).map((button: HTMLElement) => plain(button.textContent));
    await waitFor(() => expect(shown()).toEqual(texts), { timeout: 5_000 });
  };

const conditions = [
  'Без «Не первый этаж» останется всё остальное +2 объявления',
  'Цена до 35 млн ₽ сейчас до 20 млн ₽ +9 объявлений',
  'Площадь от 40 м² сейчас от 60 м² +4 объявления',
  'Любой ремонт сейчас дизайнерский +6 объявлений',
];

/** One condition changed to the nearest step that finds something, and the stations nearby. */
export const Nothing: Story = {
  play: offers(
    ...conditions,
    'Парк культуры 1,2 км от Фрунзенской +7 объявлений',
    'Спортивная 1,3 км от Фрунзенской +5 объявлений',
    'Воробьёвы горы 2,5 км от Фрунзенской +2 объявления',
  ),
};
export const NothingOnAPhone: Story = { ...Nothing, globals: { viewport: { value: 'w375' } } };
export const NothingOnATablet: Story = { ...Nothing, globals: { viewport: { value: 'w744' } } };
export const NothingInTheDark: Story = { ...Nothing, globals: { theme: 'dark' } };
export const NothingInEnglish: Story = { globals: { lang: 'en' } };

/** Nobody has chosen a station. */
export const NothingWithoutStations: Story = {
  args: { filters: everything.replace('&address_metro=Фрунзенская', '') },
  parameters: { network: nothingElsewhere },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('heading', { name: 'Что изменить' }, { timeout: 5_000 })).toBeVisible();
    await expect(view.queryByRole('heading', { name: 'Соседние станции' })).not.toBeInTheDocument();
  },
};

export const Counting: Story = {
  parameters: { network: () => when(/count/, never(), nothingFound()) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const heading = await view.findByRole('heading', { name: 'Что изменить' }, { timeout: 5_000 });
    await expect(heading.parentElement).toHaveAttribute('aria-busy', 'true');
  },
};
/** It says what is true without them. */
export const CountsFailed: Story = {
  parameters: { network: () => when(/count/, rejects(500), nothingFound()) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByText('По такому запросу объявлений не найдено')).toBeVisible();
    await waitFor(() => expect(view.queryByRole('heading', { name: 'Что изменить' })).not.toBeInTheDocument());
  },
};

/** Below the rows: a chip for each change. */
export const Few: Story = {
  args: { filters: lessThanEverything },
  parameters: { network: fewFound, texts: ['Ещё 16 квартир, если изменить одно условие', 'Соседние станции'] },
  play: offers(
    'Без «Не первый этаж» +2 объявления',
    'до 25 млн ₽ +5 объявлений',
    'от 45 м² +9 объявлений',
    'Парк культуры +7 объявлений',
    'Спортивная +5 объявлений',
    'Воробьёвы горы +2 объявления',
  ),
};
export const FewOnAPhone: Story = { ...Few, globals: { viewport: { value: 'w375' } } };
export const FewOnATablet: Story = { ...Few, globals: { viewport: { value: 'w744' } } };
export const FewInTheDark: Story = { ...Few, globals: { theme: 'dark' } };
