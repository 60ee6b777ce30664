import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type PublishProps, publish } from '../../../src/features/publish/definition';
import { Publish } from '../../../src/features/publish/Publish';
import { aListing, aWorld, createFakeApi } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { drawnPhotos } from '../../support/drawnPhotos';
import { Feature } from '../../support/Feature';
import { mine, press, put, signedIn, type View } from '../../support/publish/publishForm';

/** The listing that is edited, and fifteen like it: what the price is compared with. */
const network = (overrides: Parameters<typeof mine>[0]) => () =>
  createFakeApi(
    aWorld([mine(overrides), ...Array.from({ length: 15 }, (_, step) => aListing({ id: step + 100, price: 17_000_000 + step * 200_000 }))]),
  );

const meta = {
  title: 'features/publish/advice',
  tags: ['§5'],
  component: Publish,
  argTypes: argTypesOf(publish),
  render: (args: PublishProps) => <Feature component={Publish} definition={publish} props={args} />,
  args: { listingId: 7, onNavigate: takesOver(), onPublished: takesOver() },
  parameters: { pictures: { variants: ['phone'] }, network: network({}) },
  globals: { viewport: { value: 'w1200' } },
  decorators: [signedIn],
} satisfies Meta<typeof Publish>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Texts are shown in their place, and again by those who announce them. */
const shows = async (view: View, ...texts: (string | RegExp)[]) => {
  for (const text of texts) await waitFor(async () => expect((await view.findAllByText(text)).at(-1)).toBeVisible(), { timeout: 5000 });
};

const advised = (overrides: Parameters<typeof mine>[0], ...texts: (string | RegExp)[]): Story => ({
  parameters: { network: network(overrides) },
  play: async ({ canvasElement }) => shows(await seen(canvasElement), ...texts),
});

export const Phone: Story = advised(
  {
    description:
      'Светлая квартира с окнами на две стороны, тихий двор. Звоните восемь девятьсот шестнадцать 555-01-27, покажу в будни после семи.',
  },
  'В тексте номер телефона.',
  'Убрать номер',
  'Оставить как есть',
  'Правила размещения: без контактов',
  'Модератор, скорее всего, вернёт объявление',
);
export const PhoneInTheDark: Story = { ...Phone, globals: { ...meta.globals, theme: 'dark' } };
export const PhoneInEnglish: Story = {
  ...Phone,
  globals: { ...meta.globals, lang: 'en' },
  play: async ({ canvasElement }) => shows(await seen(canvasElement), 'A phone number in the text.', 'Remove the number'),
};
export const LinkAndCapitals: Story = advised(
  { description: 'СРОЧНО ПРОДАМ ДВУШКУ! Больше фото на t.me/kvartira_frunz, почта anna@mail.ru. Также продаётся студия.' },
  'Слова заглавными буквами.',
  'Ссылка на другой сайт.',
  'В тексте адрес электронной почты.',
  'В тексте ещё одна квартира.',
);
export const Price: Story = advised({ price: 9_450_000 }, 'Цена ниже похожих на 49 %.', 'Цена верная');

export const PriceAbove: Story = advised({ price: 39_450_000 }, /^Цена выше похожих на \d+ %\.$/, 'Цена верная');
export const LinkToAChat: Story = advised(
  { description: 'Светлая квартира с окнами во двор. Пишите в WhatsApp или в телеграм @anna_msk, почта anna@mail.ru.' },
  'В тексте адрес электронной почты.',
);

export const House: Story = {
  ...advised({}),
  parameters: {
    network: network({
      floors: 9,
      yearBuilt: 1950,
      address: {
        ...aListing().address,
        label: 'Чапаевский переулок, 3',
        street: 'Чапаевский переулок',
        houseNumber: '3',
        corpus: null,
        building: null,
        district: null,
        city: 'Москва',
        latitude: 55.7985,
        longitude: 37.52072,
      },
    }),
  },
  play: async ({ canvasElement }) =>
    shows(await seen(canvasElement), 'В этом доме этажей: 57.', 'Поставить 57', 'Оставить 9', 'Дом построен в 2006 году.'),
};

export const Photos: Story = {
  parameters: { network: network({ photos: [] }) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.upload(await view.findByLabelText(/^Выберите или перетащите фото/), await drawnPhotos());
    await shows(view, 'Фото 1 и 3 почти одинаковые.', 'Убрать фото 3', 'Оставить оба', 'Фото 2 слишком маленькое.');
  },
};

export const StopsOnce: Story = {
  parameters: { network: network({}) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await put(view, 'Расскажите о квартире', 'Пишите в телеграм @anna_msk');
    await press(view, 'Опубликовать');
    await shows(view, 'Можно отправить и так: нажмите «Опубликовать» ещё раз.');
  },
};
export const OnAPhone: Story = { ...LinkAndCapitals, globals: { viewport: { value: 'w375' } } };
