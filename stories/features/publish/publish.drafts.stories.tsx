import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { deleteListing, setListingStatus } from '../../../src/api/listing/myListings';
import { encodeModeration } from '../../../src/api/wire/moderation/moderation';
import type { ModerationEvent } from '../../../src/domain/listing/moderation';
import { Auth } from '../../../src/features/auth/Auth';
import { auth } from '../../../src/features/auth/definition';
import { type PublishProps, publish } from '../../../src/features/publish/definition';
import { Publish } from '../../../src/features/publish/Publish';
import { altered, hoursAgo, offline, rejects, when } from '../../../src/testing';
import { becomesVisible } from '../../support/account/authDialogs';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { onNavigator } from '../../support/onNavigator';
import { leftEarlier } from '../../support/publish/leftEarlier';
import { meanwhile } from '../../support/publish/meanwhile';
import { edited, having, press, pressAndConfirm, put, says, signedIn } from '../../support/publish/publishForm';

const meta = {
  title: 'features/publish/drafts',
  tags: ['§2', '§4', '§8'],
  component: Publish,
  argTypes: argTypesOf(publish),
  render: (args: PublishProps) => <Feature component={Publish} definition={publish} props={args} />,
  args: { onNavigate: takesOver(), onPublished: takesOver() },
  parameters: { pictures: { variants: ['phone'] } },
  globals: { viewport: { value: 'w1200' } },
  decorators: [signedIn],
} satisfies Meta<typeof Publish>;
export default meta;

type Story = StoryObj<typeof meta>;

const aNewFlat = { tradeType: 'sale', realtyType: 'flat', rooms: '2', area: 54.3, floor: 3, price: 25_000_000 } as const;

export const Offered: Story = {
  beforeEach: leftEarlier({ values: aNewFlat, addressText: 'Комсомольский проспект, 14/1' }),
  play: says('Мы сохранили черновик.', 'Продолжить', 'Начать заново'),
};
export const OfferedInTheDark: Story = { ...Offered, globals: { ...meta.globals, theme: 'dark' } };
export const OfferedInEnglish: Story = {
  ...Offered,
  globals: { ...meta.globals, lang: 'en' },
  play: says('We have kept your draft.', 'Start again'),
};

export const OfferedSeveral: Story = {
  beforeEach: async (context) => {
    await leftEarlier({
      id: 'first',
      values: { tradeType: 'rent', realtyType: 'flat', rooms: 'studio', price: 65_000 },
      addressText: 'Тверская',
    })(context);
    // The newer one stands first, and two of one millisecond have no order.
    const saved = Date.now();
    while (Date.now() === saved) await new Promise((resolve) => setTimeout(resolve));
    await leftEarlier({ values: aNewFlat, addressText: 'Комсомольский проспект, 14/1' })(context);
  },
  play: says('Мы сохранили черновики.', /^Продажа, 2-комн\. квартира, Комсомольский проспект, 14\/1, 25.000.000.₽, сегодня/, 'Удалить'),
};
export const OfferedForAnEdit: Story = {
  ...edited(),
  beforeEach: leftEarlier({ listing: { id: 7, version: 1 }, values: { price: 30_000_000 }, addressText: 'ул. Алабяна, 12, корпус 2' }),
  play: says('Мы сохранили черновик.', 'Удалить черновик'),
};
export const OfferedForAChangedListing: Story = {
  ...edited(),
  beforeEach: leftEarlier({ listing: { id: 7, version: 0 }, values: { price: 30_000_000 }, addressText: 'ул. Алабяна, 12, корпус 2' }),
  play: says('С тех пор объявление изменилось. Если продолжите, проверьте все поля перед отправкой.'),
};

export const Kept: Story = {
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('radio', { name: 'Аренда' }));
    await expect(await view.findByText(/^Черновик сохранён в\s\d\d:\d\d$/)).toBeVisible();
  },
};

/** Storage that the browser does not give. */
const withoutStorage = () => {
  const storage = Object.getOwnPropertyDescriptor(globalThis, 'IDBKeyRange') ?? {};
  Object.defineProperty(globalThis, 'IDBKeyRange', { configurable: true, value: undefined });
  return () => Object.defineProperty(globalThis, 'IDBKeyRange', storage);
};
export const NotKept: Story = { beforeEach: withoutStorage, play: says('Черновик не сохраняется: браузер не даёт хранить данные.') };

const withoutNetwork = { pictures: { crop: 'window', variants: ['phone'] } } as const;
export const Offline: Story = {
  parameters: withoutNetwork,
  beforeEach: () => onNavigator({ onLine: false }),
  play: says('Нет сети.', 'Заполняйте дальше: черновик сохраняется на этом устройстве.'),
};
export const OfflineAndNotKept: Story = {
  parameters: withoutNetwork,
  beforeEach: () => {
    const goBack = onNavigator({ onLine: false });
    const giveBack = withoutStorage();
    return () => {
      goBack();
      giveBack();
    };
  },
  play: says('Заполняйте дальше, но не закрывайте страницу: сохранить черновик на этом устройстве нельзя.'),
};

/** Changes the price and sends the listing, which is live. */
const sendChanges: Story['play'] = async ({ canvasElement }) => {
  const view = await seen(canvasElement);
  await put(view, 'Стоимость', '30000000');
  await pressAndConfirm(view);
};

export const WaitingForTheNetwork: Story = {
  args: { listingId: 7 },
  parameters: { ...withoutNetwork, network: () => when(/status/, offline(), having()) },
  beforeEach: () => onNavigator({ onLine: false }),
  play: async (context) => {
    await sendChanges?.(context);
    const view = await seen(context.canvasElement);
    for (const text of ['Отправим, когда появится сеть.', 'Отменить отправку']) await expect(await view.findByText(text)).toBeVisible();
  },
};
export const SentAlready: Story = {
  args: { listingId: 7 },
  parameters: { network: () => when(/sale\/7/, rejects(422), having()), pictures: { variants: [] } },
  play: async (context) => {
    await sendChanges?.(context);
    const view = await seen(context.canvasElement);
    await expect(await view.findByText(/^Объявление уже отправлено на модерацию, но без последних изменений/)).toBeVisible();
  },
};

/** The site has a dialog to sign in beside the form. */
const besideSignIn = (args: PublishProps) => (
  <>
    <Feature component={Publish} definition={publish} props={args} />
    <div data-place="sign-in">
      <Feature component={Auth} definition={auth} props={{}} />
    </div>
  </>
);
export const SessionEnded: Story = {
  args: { listingId: 7 },
  parameters: { network: () => when(/sale\/7/, rejects(401), having()), pictures: { crop: 'window', variants: ['phone'] } },
  render: besideSignIn,
  play: async (context) => {
    await sendChanges?.(context);
    const { canvasElement } = context;
    const view = await seen(canvasElement.querySelector<HTMLElement>('[data-place]:has(kvartal-auth)') ?? canvasElement);
    await becomesVisible(await view.findByRole('dialog', { name: 'Войдите, чтобы продолжить' }));
    for (const text of [
      'Вы давно не заходили. Форма и фотографии на месте: после входа отправим то, что вы заполнили.',
      'Войти и отправить',
    ]) {
      await becomesVisible(await view.findByText(text));
    }
    await expect(view.getByLabelText('Email')).toHaveValue('maria@kvartal.test');
  },
};

export const Confirm: Story = {
  ...edited(),
  parameters: { ...edited().parameters, ...withoutNetwork },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await put(view, 'Стоимость', '30000000');
    await press(view, 'Опубликовать');
    for (const text of [
      'Отправить изменения на модерацию?',
      'На время проверки объявления не будет в поиске. Обычно это 1–2 рабочих дня.',
    ]) {
      await becomesVisible(await view.findByText(text));
    }
  },
};
export const ConfirmInTheDark: Story = { ...Confirm, globals: { ...meta.globals, theme: 'dark' } };

const event = (event: Partial<ModerationEvent> & Pick<ModerationEvent, 'status' | 'at'>): ModerationEvent => ({
  reason: null,
  field: null,
  comment: '',
  changed: null,
  changedPhotos: 0,
  ...event,
});
const rejection = {
  reason: 'contacts_in_text',
  field: 'description',
  comment: 'Уберите номер телефона из текста: покупатели позвонят по кнопке «Позвонить».',
} as const;
const moderated = (decision: Partial<Pick<ModerationEvent, 'reason' | 'field' | 'comment'>>) => {
  const last = { reason: null, field: null, comment: '', ...decision };
  const history = [
    event({ status: 'moderation', at: hoursAgo(400) }),
    event({ status: 'active', at: hoursAgo(390) }),
    event({ status: 'archived', at: hoursAgo(6) }),
    event({ status: 'moderation', at: hoursAgo(6) }),
    event({ status: 'moderation', at: hoursAgo(6), changed: ['price', 'description', 'photos_upload'], changedPhotos: 2 }),
    event({ status: 'rejected', at: hoursAgo(1), ...last }),
  ];
  const told = (body: unknown) => ({ ...(body as object), moderation: encodeModeration({ version: 2, ...last, house: null, history }) });
  const api = having({ status: 'rejected' });
  return { args: { listingId: 7 }, parameters: { network: () => when(/realty\/7\/$/, altered(told, api), api) } };
};

export const Rejected: Story = {
  ...moderated(rejection),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByText('Объявление отклонено.')).toBeVisible();
    await userEvent.click(view.getByRole('link', { name: 'К полю' }));
    const field = await view.findByRole('textbox', { name: 'Расскажите о квартире' });
    await waitFor(() => expect((field.getRootNode() as Document | ShadowRoot).activeElement).toBe(field));
  },
};
export const RejectedInTheDark: Story = { ...Rejected, globals: { ...meta.globals, theme: 'dark' } };
export const ArchivedMeanwhile = meanwhile(
  (transport) => setListingStatus(transport, 7, 'archived'),
  /Если отправите их, объявление уйдёт на модерацию\./,
);
export const DeletedMeanwhile = meanwhile((transport) => deleteListing(transport, 7), /Отправить изменения уже нельзя\./);
/** Sent as it was. */
export const RemarkOpen: Story = {
  ...moderated(rejection),
  parameters: { ...moderated(rejection).parameters, pictures: { crop: 'window', variants: [] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await view.findByText('Объявление отклонено.');
    await press(view, 'Опубликовать');
    for (const text of ['Замечание модератора не исправлено', 'Исправить', 'Отправить так'])
      await becomesVisible(await view.findByText(text));
  },
};
export const RejectedAsAWhole: Story = {
  ...moderated({ reason: 'duplicate' }),
  play: says('Объявление отклонено.'),
};
export const History: Story = {
  ...moderated(rejection),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByText('История объявления'));
    for (const text of [
      'Опубликовано',
      'Изменено и отправлено на модерацию',
      /^Изменены: стоимость, описание, 2\sфото\.$/,
      'Отправлено на модерацию',
    ]) {
      await expect(await view.findByText(text)).toBeVisible();
    }
  },
};
