import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { encodeListing } from '../../../src/api/wire/listing/encodeListing';
import type { Listing as ListingData } from '../../../src/domain/listing/listing';
import type { ListingDetails } from '../../../src/domain/listing/listingDetails';
import { type ListingProps, listing } from '../../../src/features/listing/definition';
import { Listing } from '../../../src/features/listing/Listing';
import { listingCard } from '../../../src/features/listing-card/definition';
import { ListingCard } from '../../../src/features/listing-card/ListingCard';
import { aListing, never, offline, rejects } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { detailedListing } from '../../support/detailedListing';
import { Feature } from '../../support/Feature';
import { serving, someFlats, unusual } from '../../support/worlds';

const meta = {
  title: 'features/listing',
  tags: ['§2', '§4', '§9'],
  component: Listing,
  argTypes: argTypesOf(listing),
  render: (args) => <Feature component={Listing} definition={listing} props={args} />,
  // A story must not leave its page.
  args: { onNavigate: takesOver(), onSelectListing: takesOver(), onContact: takesOver(), onShown: fn() },
  // A page is long, and one of them is in the dark.
  parameters: {
    network: serving(...someFlats(5), ...someFlats(5, { tradeType: 'rent', price: 85_000 })),
    pictures: { variants: ['phone'] },
  },
} satisfies Meta<typeof Listing>;
export default meta;

/** A card; when it is pressed, the page of its listing. */
function OpenedFromAList(props: ListingProps) {
  const [isOpen, setOpen] = useState(false);
  const card = {
    listing: encodeListing(aListing({ id: props.listingId ?? 0 })),
    onSelectListing() {
      setOpen(true);
      return false;
    },
  };
  return isOpen ? (
    <Feature component={Listing} definition={listing} props={props} />
  ) : (
    <Feature component={ListingCard} definition={listingCard} props={card} />
  );
}

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const withData = (data: Partial<ListingData>, details?: Partial<ListingDetails>): Story => ({
  args: { listing: detailedListing(data, details) },
});
const says =
  (...texts: (string | RegExp)[]): Play =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    for (const text of texts) await expect((await view.findAllByText(text))[0]).toBeVisible();
  };
const staysInside: Play = async ({ canvasElement }) => {
  const view = await seen(canvasElement);
  await expect(await view.findByRole('heading', { level: 1 })).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
};
const phone = { viewport: { value: 'w375' } };

export const Sale: Story = {
  ...withData({}),
  parameters: { texts: ['Звонки и сообщения', 'Комиссия 0 ₽', 'Дополнительные сведения', 'Расположение', 'В начало', '5 фото', '₽ за м²'] },
  play: says(/18.500.000/, /за.м²/, /^Комиссия 0.₽$/, 'О квартире', 'О доме'),
};
export const Rent: Story = {
  ...withData(unusual.rent),
  play: says(
    /85.000/,
    /в месяц/,
    /^Первый платёж 212.500.₽ с.учётом залога и.комиссии$/,
    'Оплата по счетчикам',
    'Коммунальные платежи включены',
  ),
};
export const RentWithoutADeposit: Story = {
  ...withData({ ...unusual.rent, deposit: null, commission: null }),
  play: says('Первый платёж неизвестен, не указано: залог, комиссия'),
};
export const OnlyCalls: Story = {
  ...withData({ communicationMethod: 'calls' }),
  parameters: { texts: ['Только звонки'], pictures: { variants: [] } },
};
export const OnlyMessages: Story = {
  ...withData({ communicationMethod: 'messages' }),
  parameters: { texts: ['Только сообщения'], pictures: { variants: [] } },
};
export const Studio: Story = { ...withData(unusual.studio), play: says('Студия') };
export const FourRoomsAndMore: Story = { ...withData(unusual.fourRooms), play: says(/^4\+.комнат$/) };
export const Apartments: Story = { ...withData(unusual.apartments), play: says('Апартаменты') };
export const House: Story = { ...withData({ realtyType: 'house', rooms: null }), play: says('Дом') };
export const Room: Story = { ...withData({ realtyType: 'room', rooms: null }), play: says('Комната') };
export const StudioByType: Story = { ...withData({ realtyType: 'studio', rooms: 'studio' }), play: says('Студия') };
export const InModeration: Story = { ...withData({ status: 'moderation' }), play: says('Объявление недоступно.') };
export const Rejected: Story = { ...withData({ status: 'rejected' }), play: says('Объявление отклонено.') };
export const Archived: Story = { ...withData({ status: 'archived' }), play: says('Объявление находится в архиве.') };
export const Deleted: Story = { ...withData({ isDeleted: true }), play: says('Объявление удалено и недоступно.') };
const onlyBanner = (status: ListingData['status'], words: string): Story => ({
  args: { listingId: 1 },
  parameters: { network: serving(aListing({ id: 1, status })), pictures: { crop: 'window', variants: ['phone'] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('heading', { level: 1, name: words })).toBeVisible();
    await expect(view.getByRole('link', { name: 'Похожие объявления' })).toBeVisible();
    await expect(view.queryByRole('img')).not.toBeInTheDocument();
    await expect(view.queryByRole('button')).not.toBeInTheDocument();
  },
});
export const InModerationForOthers: Story = onlyBanner('moderation', 'Объявление недоступно.');
export const RejectedForOthers: Story = onlyBanner('rejected', 'Объявление отклонено.');
export const AlmostNothingKnown: Story = {
  ...withData(
    {
      ...unusual.nothingKnown,
      description: '',
      buildingType: null,
      yearBuilt: null,
      repairType: null,
      bathroomType: null,
      commission: null,
    },
    { hasBalcony: null, hasLoggia: null, hasElevator: null, isFurnished: null, hasCourtyardView: null, hasStreetView: null, views: null },
  ),
  play: says(/18.500.000/),
};
export const LongTexts: Story = {
  ...withData({ ...unusual.longTexts, description: 'Светлая квартира с видом на парк.\n\n'.repeat(60) }),
  play: says('Показать полностью'),
};
export const OneUnbrokenWord: Story = { ...withData({ ...unusual.oneUnbrokenWord, description: 'Щ'.repeat(900) }), play: staysInside };
export const RightToLeft: Story = {
  ...withData({ title: 'شقة للبيع في موسكو، غرفتان', description: 'شقة مشرقة بنوافذ تطل على الفناء.\n\nقريبة من المترو.' }),
  play: staysInside,
};
export const NoMetro: Story = { ...withData({ metro: null }), play: says('Метро не найдено') };
export const NoPhoto: Story = withData({ photos: [] });
export const InTheDark: Story = { ...Sale, globals: { theme: 'dark' } };
export const English: Story = { ...withData(unusual.rent), globals: { lang: 'en' }, play: says('About the flat', 'Back to search') };

export const OnAPhone: Story = {
  ...withData(unusual.rent),
  globals: phone,
  play: async ({ canvasElement, userEvent }) => {
    const view = await seen(canvasElement);
    const more = await view.findByRole('button', { name: /^Еще \d+ удобств/ });
    await userEvent.click(more);
    await expect(await view.findByRole('button', { name: 'Скрыть удобства' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  },
};
export const FourMoreAmenitiesOnAPhone: Story = {
  ...withData(unusual.rent, { hasLoggia: null, isFurnished: null }),
  globals: phone,
  parameters: { texts: ['Еще 4 удобства'] },
};
export const AmenitiesUnfoldedOnAPhone: Story = {
  ...withData(unusual.rent),
  globals: phone,
  play: async ({ canvasElement, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: /^Еще \d+ удобств/ }));
    await expect(await view.findByRole('button', { name: 'Скрыть удобства' })).toHaveAttribute('aria-expanded', 'true');
  },
};
export const OnAPhoneInTheDark: Story = { ...withData({}), globals: { ...phone, theme: 'dark' } };
export const ArchivedOnAPhone: Story = { ...Archived, globals: phone };

export const Loading: Story = {
  args: { listingId: 1 },
  parameters: { network: never },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('status', { name: 'Загрузка объявления' })).toHaveAttribute('aria-busy', 'true');
  },
};
/** What the list has said stands there at once. */
export const LoadingFromAList: Story = {
  ...Loading,
  render: (args) => <OpenedFromAList {...args} />,
  play: async (context) => {
    const view = await seen(context.canvasElement);
    await context.userEvent.click(await view.findByRole('link'));
    await Loading.play?.(context);
  },
};
export const LoadingFromAListOnAPhone: Story = { ...LoadingFromAList, globals: phone };
export const LoadingOnAPhone: Story = { ...Loading, globals: phone };
export const NotFound: Story = {
  args: { listingId: 404 },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByText('Страница не найдена')).toBeVisible();
    await expect(view.getByRole('link', { name: 'На главную' })).toBeVisible();
    await expect(view.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const NoNetwork: Story = {
  args: { listingId: 1 },
  parameters: { network: offline },
  play: says('Отсутствует интернет соединение', 'Повторите попытку снова.', 'Обновить', 'На главную'),
};
export const OtherError: Story = {
  args: { listingId: 1 },
  parameters: { network: () => rejects(500) },
  play: says('Произошла критическая ошибка', 'Попробуйте перезагрузить страницу.', 'Обновить', 'На главную'),
};
