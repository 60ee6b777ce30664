import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { ListingStatus } from '../../../src/domain/enumerations';
import { type NotificationsProps, notifications } from '../../../src/features/notifications/definition';
import { Notifications } from '../../../src/features/notifications/Notifications';
import { altered, aWorld, createFakeApi, createFakeStore, empty, type Fetch, never, offline, rejects, when } from '../../../src/testing';
import { notifying, ofEveryKind, ownListing } from '../../support/account/ownListings';
import { unlessSignedOut } from '../../support/account/unlessSignedOut';
import { argTypesOf } from '../../support/argTypesOf';
import { noticeSays } from '../../support/checks/noticeSays';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { press, says } from '../../support/publish/publishForm';

const meta = {
  title: 'features/notifications',
  tags: ['§2', '§3', '§4'],
  component: Notifications,
  argTypes: argTypesOf(notifications),
  render: (args: NotificationsProps) => <Feature component={Notifications} definition={notifications} props={args} />,
  // A story must not leave its page.
  args: { onNavigate: takesOver() },
  parameters: { network: (): Fetch => notifying(), pictures: { variants: ['phone'] } },
  globals: { viewport: { value: 'w1200' } },
  decorators: [unlessSignedOut],
} satisfies Meta<typeof Notifications>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = { play: says('Уведомления', 'Непрочитанные: 3', '№40', 'Новое', 'Выбрать все на странице', 'Прочитать все') };
export const ListInTheDark: Story = { ...List, globals: { ...meta.globals, theme: 'dark' } };
export const ListOnAPhone: Story = { ...List, globals: { viewport: { value: 'w375' } } };
export const ListOnAPhoneInTheDark: Story = { ...List, globals: { viewport: { value: 'w375' }, theme: 'dark' } };
export const ListOnATablet: Story = { ...List, globals: { viewport: { value: 'w744' } } };
export const ListInEnglish: Story = { globals: { ...meta.globals, lang: 'en' }, play: says('Notifications', 'Mark all as read') };

export const Nothing: Story = { parameters: { network: () => empty() }, play: says('У вас пока нет уведомлений') };
export const Loading: Story = {
  parameters: { network: () => never() },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByText('Загрузка уведомлений')).toBeInTheDocument();
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
  play: says('Войдите, чтобы увидеть уведомления', 'Войти'),
};

export const Selected: Story = {
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const boxes: HTMLElement[] = await view.findAllByRole('checkbox', { name: /^Выбрать: / });
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await expect(await view.findByText('Выбрано: 2')).toBeVisible();
    await expect(view.getByRole('button', { name: 'Удалить' })).toBeVisible();
  },
};
export const Deleted: Story = {
  parameters: { pictures: { crop: 'window', variants: [] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const [first]: HTMLElement[] = await view.findAllByRole('button', { name: /^Удалить: / });
    await userEvent.click(first as HTMLElement);
    await noticeSays(view, 'Удалено: 1 уведомление');
    await expect(view.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const NotRead: Story = {
  parameters: { network: () => when(/not-new/, rejects(500), notifying()), pictures: { crop: 'window', variants: [] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await press(view, 'Прочитать все');
    await noticeSays(view, 'Не удалось отметить прочитанным. Попробуйте ещё раз.');
    await expect(view.getAllByText('Новое')).toHaveLength(3);
  },
};
export const NotDeleted: Story = {
  parameters: { network: () => when(/multiple-del/, rejects(500), notifying()), pictures: { crop: 'window', variants: [] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const [first]: HTMLElement[] = await view.findAllByRole('button', { name: /^Удалить: / });
    await userEvent.click(first as HTMLElement);
    await noticeSays(view, 'Не удалось удалить. Попробуйте ещё раз.');
    await expect(view.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const EveryKind: Story = {
  parameters: { network: () => ofEveryKind() },
  play: says(
    /опубликовано\./,
    /отклонено модератором\. Причина: плохие фотографии\./,
    /перенесено в архив\./,
    /Мы рассмотрели вашу жалобу\. .* снято с публикации\./,
    /и не нашли нарушений\./,
    /есть непрочитанные сообщения\./,
  ),
};
export const SeveralPages: Story = {
  parameters: { network: () => notifying(20), pictures: { variants: [] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: 'Страница 3' }));
    await waitFor(() => expect(view.getAllByRole('checkbox')).toHaveLength(5));
  },
};

interface Refused {
  readonly change?: { readonly status?: ListingStatus; readonly isDeleted?: boolean };
  readonly text: string;
  /** What its owner can do about it. */
  readonly offer?: string;
  network?(api: Fetch): Fetch;
}

/** A notification of a listing that cannot be opened, clicked. */
const refused = ({ change, text, offer, network }: Refused): Story => ({
  parameters: {
    texts: [text],
    pictures: { crop: 'window', variants: [] },
    network: () => {
      const store = createFakeStore(aWorld([ownListing({ id: 40, ...change })]));
      store.notify(101, 40, 'approved');
      const api = createFakeApi(store);
      return network ? network(api) : api;
    },
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await press(view, '№40');
    await noticeSays(view, text);
    if (offer) await expect(view.getByRole('button', { name: offer })).toBeVisible();
    await waitFor(() => expect(view.queryByText('Новое')).toBeNull());
  },
});
export const OfADeletedListing: Story = refused({ change: { isDeleted: true }, text: 'Объявление удалено и недоступно.' });
export const OfAnArchivedListing: Story = refused({
  change: { status: 'archived' },
  text: 'Объявление в архиве и недоступно для просмотра.',
  offer: 'Опубликовать',
});
export const OfARejectedListing: Story = refused({
  change: { status: 'rejected' },
  text: 'Объявление отклонено и недоступно.',
  offer: 'Редактировать',
});
export const OfAListingInModeration: Story = refused({
  change: { status: 'moderation' },
  text: 'Объявление на модерации и пока недоступно для просмотра.',
});
export const OfAnUnknownStatus: Story = refused({
  text: 'Неизвестный статус объявления.',
  network: (api) =>
    when(
      /notifications\/$/,
      altered((body) => JSON.parse(JSON.stringify(body).replace('"realty_status":1', '"realty_status":9')), api),
      api,
    ),
});
