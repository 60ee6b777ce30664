import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type FavouritesProps, favourites } from '../../../src/features/favourites/definition';
import { Favourites } from '../../../src/features/favourites/Favourites';
import { aWorld, createFakeApi, type Fetch } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { noticeSays } from '../../support/checks/noticeSays';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { blockStorage } from '../../support/device/favourites';
import { rememberOnDevice } from '../../support/device/remembered';
import { Feature } from '../../support/Feature';
import { someFlats } from '../../support/worlds';

const meta = {
  title: 'features/favourites/lists',
  tags: ['§2'],
  component: Favourites,
  argTypes: argTypesOf(favourites),
  render: (args: FavouritesProps) => <Feature component={Favourites} definition={favourites} props={args} />,
  // A story must not leave its page.
  args: { onNavigate: takesOver(), onSelectListing: takesOver() },
  parameters: { network: (): Fetch => createFakeApi(aWorld(someFlats(6))), remembered: { viewed: [3, 1, 5], hidden: [2, 99] } },
  globals: { viewport: { value: 'w1200' } },
  beforeEach: ({ loaded, parameters }) => rememberOnDevice(loaded['apiUrl'], parameters['remembered']),
} satisfies Meta<typeof Favourites>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens a list, and waits for what it says. */
const opens =
  (tab: RegExp, ...texts: readonly (string | RegExp)[]): Story['play'] =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('tab', { name: tab }));
    // The other lists are in the page, too.
    for (const text of texts)
      await waitFor(() => expect(view.getAllByText(text).some((one: HTMLElement) => one.checkVisibility())).toBe(true));
  };

export const Viewed: Story = { play: opens(/^Смотрели/, 'Очистить', /м²/) };
export const ViewedInTheDark: Story = { ...Viewed, globals: { ...meta.globals, theme: 'dark' } };
export const ViewedOnAPhone: Story = { ...Viewed, globals: { viewport: { value: 'w375' } } };
export const Hidden: Story = { play: opens(/^Скрытые/, 'Вернуть', 'Объявление недоступно') };
export const HiddenInTheDark: Story = { ...Hidden, globals: { ...meta.globals, theme: 'dark' } };
export const HiddenOnAPhone: Story = { ...Hidden, globals: { viewport: { value: 'w375' } } };
export const Cleared: Story = {
  parameters: { pictures: { crop: 'window', variants: [] } },
  play: async (context) => {
    await opens(/^Смотрели/)?.(context);
    const view = await seen(context.canvasElement);
    await userEvent.click(await view.findByRole('button', { name: 'Очистить' }));
    await noticeSays(view, 'Список очищен');
    await expect(view.getByText('Здесь будут квартиры, которые вы смотрели')).toBeVisible();
  },
};
export const NothingViewed: Story = {
  parameters: { remembered: { viewed: [], hidden: [] } },
  play: opens(/^Смотрели/, 'Здесь будут квартиры, которые вы смотрели', 'Откройте объявление, и оно появится в этом списке.'),
};
export const NothingHidden: Story = {
  parameters: { remembered: { viewed: [], hidden: [] } },
  play: opens(/^Скрытые/, 'Скрытых квартир нет', 'Нажмите «Скрыть» у объявления в поиске, и оно появится здесь.'),
};
export const NotKept: Story = {
  parameters: { remembered: { viewed: [], hidden: [] }, pictures: { variants: [] } },
  beforeEach: blockStorage,
  play: opens(/^Скрытые/, /^Браузер не даёт хранить список на этом устройстве\./),
};
