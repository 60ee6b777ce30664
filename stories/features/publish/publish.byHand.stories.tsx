import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { encodeModeration } from '../../../src/api/wire/moderation/moderation';
import { type PublishProps, publish } from '../../../src/features/publish/definition';
import { Publish } from '../../../src/features/publish/Publish';
import { altered, when } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { having, press, put, signedIn, type View } from '../../support/publish/publishForm';

const meta = {
  title: 'features/publish/byHand',
  tags: ['§2', '§5'],
  component: Publish,
  argTypes: argTypesOf(publish),
  render: (args: PublishProps) => <Feature component={Publish} definition={publish} props={args} />,
  args: { onNavigate: takesOver(), onPublished: takesOver() },
  parameters: { pictures: { variants: ['dark', 'phone'] } },
  decorators: [signedIn],
} satisfies Meta<typeof Publish>;
export default meta;

type Story = StoryObj<typeof meta>;

const type = async (canvasElement: HTMLElement, text: string) => {
  const view = await seen(canvasElement);
  await userEvent.click(await view.findByRole('radio', { name: 'Продажа' }));
  await userEvent.click(view.getByRole('radio', { name: 'Квартира' }));
  await userEvent.type(await view.findByRole('combobox', { name: 'Город, улица, дом' }), text);
  return view;
};
const openMap = async (canvasElement: HTMLElement, text = 'Бульвар братьев Весниных, 1') => {
  const view = await type(canvasElement, text);
  await press(view, 'Указать дом на карте');
  await mapOf(view);
  return view;
};
const mapOf = async (view: View) => {
  const button = await view.findByRole('button', { name: 'Поставить метку под прицел' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  return button;
};
const placed = 'Метка стоит. Нажмите на другое место, чтобы передвинуть её.';

/** The register lacks the house; text and message stay when the field is left. */
export const NoSuchHouse: Story = {
  play: async ({ canvasElement }) => {
    const view = await type(canvasElement, 'Бульвар братьев Весниных, 1');
    await waitFor(() => expect(view.getAllByText('Такого дома нет в списке').at(-1)).toBeVisible());
    await userEvent.tab();
    await expect(view.getByRole('button', { name: 'Указать дом на карте' })).toBeVisible();
  },
};
/** The street is known, its number is not. */
export const NumberUnknown: Story = {
  play: async ({ canvasElement }) => {
    const view = await type(canvasElement, 'Москва, Тверская, 22');
    await waitFor(() => expect(view.getAllByText('Дома 22 на этой улице нет в списке').at(-1)).toBeVisible());
    await expect(view.getByRole('button', { name: 'г Москва, ул Тверская, д 12 стр 1' })).toBeVisible();
  },
};
/** Street and number are typed; the pin is still to be set. */
export const PinMissing: Story = {
  play: async ({ canvasElement }) => {
    const view = await openMap(canvasElement);
    await expect(view.getByRole('textbox', { name: 'Улица' })).toHaveValue('Бульвар братьев Весниных');
  },
};
export const Placed: Story = {
  play: async ({ canvasElement }) => {
    const view = await openMap(canvasElement, 'Москва, Тверская, 22');
    await userEvent.click(await mapOf(view));
    await waitFor(() => expect(view.getAllByText(placed)[0]).toBeVisible());
    await expect(await view.findByRole('textbox', { name: 'Год постройки' })).toBeVisible();
  },
};
/** Sent without a pin. */
export const PinAskedFor: Story = {
  play: async ({ canvasElement }) => {
    const view = await openMap(canvasElement);
    await press(view, 'Опубликовать');
    const text = 'Не удалось определить адрес: укажите полный адрес с номером дома';
    await waitFor(() => expect(view.getByText(text)).toBeVisible());
  },
};

const marked = (latitude: number, longitude: number) => {
  const house = { isRegistered: false, metres: null };
  const moderation = encodeModeration({ version: 1, reason: null, field: null, comment: '', house, history: [] });
  const address = { label: '', street: 'Бульвар братьев Весниных', houseNumber: '1', corpus: null, building: null, district: null };
  const api = having({ address: { ...address, city: 'Москва', latitude, longitude } });
  return when(
    /realty\/7\/$/,
    altered((body) => ({ ...(body as object), moderation }), api),
    api,
  );
};
export const Edited: Story = {
  args: { listingId: 7 },
  parameters: { network: () => marked(55.7025, 37.6415) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('textbox', { name: 'Улица' })).toHaveValue('Бульвар братьев Весниных');
    await mapOf(view);
  },
};
/** The pin stands beyond the city. */
export const PinOutside: Story = {
  args: { listingId: 7 },
  parameters: { network: () => marked(56.3, 37.6) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await mapOf(view);
    await put(view, 'Дом', '2');
    await press(view, 'Опубликовать');
    await waitFor(() => expect(view.getByText('Укажите адрес в Москве')).toBeVisible());
  },
};
