import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type MyListingsProps, myListings } from '../../../src/features/my-listings/definition';
import { MyListings } from '../../../src/features/my-listings/MyListings';
import { empty, type Fetch, never, offline, rejects, when } from '../../../src/testing';
import { confirmed, openMenu } from '../../support/account/ownActions';
import { inEveryStatus, ownListing, rejecting } from '../../support/account/ownListings';
import { unlessSignedOut } from '../../support/account/unlessSignedOut';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { says } from '../../support/publish/publishForm';

const meta = {
  title: 'features/my-listings',
  tags: ['§2', '§4'],
  component: MyListings,
  argTypes: argTypesOf(myListings),
  render: (args: MyListingsProps) => <Feature component={MyListings} definition={myListings} props={args} />,
  // A story must not leave its page.
  args: { onNavigate: takesOver() },
  parameters: { network: (): Fetch => rejecting(inEveryStatus()), pictures: { variants: ['phone'] } },
  globals: { viewport: { value: 'w1200' } },
  decorators: [unlessSignedOut],
} satisfies Meta<typeof MyListings>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryStatus: Story = {
  play: says(
    'Опубликовано',
    'На модерации',
    'Отклонено',
    'В архиве',
    'Объявление недоступно.',
    /напишет на maria@kvartal\.test\.$/,
    'Объявление отклонено.',
    'Объявление находится в архиве.',
    /Его не видно в поиске\.$/,
    'Разместить объявление',
  ),
};
export const EveryStatusInTheDark: Story = { ...EveryStatus, globals: { ...meta.globals, theme: 'dark' } };
export const EveryStatusOnAPhone: Story = { ...EveryStatus, globals: { viewport: { value: 'w375' } } };
export const EveryStatusOnAPhoneInTheDark: Story = { ...EveryStatus, globals: { viewport: { value: 'w375' }, theme: 'dark' } };
export const EveryStatusOnATablet: Story = { ...EveryStatus, globals: { viewport: { value: 'w744' } } };
export const EveryStatusInEnglish: Story = {
  globals: { ...meta.globals, lang: 'en' },
  play: says('Published', 'In moderation', 'Rejected'),
};

export const Nothing: Story = {
  parameters: { network: () => rejecting([]) },
  play: says('У вас пока нет объявлений', 'Разместить объявление'),
};
export const Loading: Story = {
  parameters: { network: () => never() },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByText('Загрузка ваших объявлений')).toBeInTheDocument();
  },
};
export const NoNetwork: Story = {
  parameters: { network: () => offline() },
  play: says('Отсутствует интернет соединение', 'Повторите попытку снова.', 'Обновить'),
};
export const ServerFailed: Story = {
  parameters: { network: () => rejects(500) },
  play: says('Произошла критическая ошибка', 'Попробуйте перезагрузить страницу.', 'Обновить'),
};
export const SignedOut: Story = {
  parameters: { isSignedOut: true, network: () => empty() },
  play: says('Войдите, чтобы увидеть свои объявления', 'Войти'),
};

/** The state of each item, in the order Опубликовать, Редактировать, Отправить в архив, Удалить; `why` the first one is not offered. */
const menuOf = (index: number, enabled: readonly boolean[], why = ''): Story => ({
  parameters: { pictures: { crop: 'window', variants: [] } },
  play: async ({ canvasElement }) => {
    const view = await openMenu(canvasElement, index);
    const items: HTMLElement[] = view.getAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      `Опубликовать${why}`,
      'Редактировать',
      'Отправить в архив',
      'Удалить',
    ]);
    await expect(items.map((item) => item.getAttribute('aria-disabled') === null)).toEqual(enabled);
  },
});
export const MenuOfAPublishedOne: Story = menuOf(0, [false, true, true, true]);
export const MenuInModeration: Story = menuOf(1, [false, false, true, true]);
export const MenuOfARejectedOne: Story = menuOf(2, [false, true, true, true], 'Сначала исправьте: «Редактировать»');
export const MenuInTheArchive: Story = menuOf(3, [true, true, false, true]);

const action = (index: number, name: string, ...texts: (string | RegExp)[]): Story => ({
  parameters: { pictures: { crop: 'window', variants: [] } },
  play: async ({ canvasElement }) => {
    const view = await openMenu(canvasElement, index);
    await userEvent.click(view.getByRole('menuitem', { name }));
    for (const text of texts) await waitFor(() => expect(view.getByText(text)).toBeVisible());
    await expect(view.getByRole('button', { name: 'Отменить' })).toBeVisible();
  },
});
export const AskedToPublish: Story = action(
  3,
  'Опубликовать',
  'Опубликовать объявление?',
  /^Сначала его проверит модератор, это 1–.2 рабочих дня\.$/,
);
export const AskedToArchive: Story = action(
  0,
  'Отправить в архив',
  'Отправить объявление в архив?',
  'Его не будет в поиске. Вернуть можно в любой момент, после проверки.',
);
export const AskedToDelete: Story = action(
  0,
  'Удалить',
  'Удалить объявление?',
  'Фотографии и статистика просмотров исчезнут. Это действие необратимо.',
);
export const SentToModeration: Story = confirmed(3, 'Опубликовать', 'Ваше объявление отправлено на модерацию.');
export const Archived: Story = confirmed(0, 'Отправить в архив', 'Объявление отправлено в архив.');
export const Deleted: Story = confirmed(0, 'Удалить', 'Объявление удалено.');
export const NoNetworkForAnAction: Story = confirmed(
  0,
  'Отправить в архив',
  'Отсутствует интернет соединение. Повторите попытку снова.',
  () => when(/status/, offline(), rejecting(inEveryStatus())),
);

export const SeveralPages: Story = {
  parameters: {
    network: () => rejecting(Array.from({ length: 23 }, (_, index) => ownListing({ id: 100 + index }))),
    pictures: { variants: [] },
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: 'Страница 3' }));
    await waitFor(() => expect(view.getAllByRole('article')).toHaveLength(3));
  },
};
