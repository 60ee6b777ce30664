import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { type PublishProps, publish } from '../../../src/features/publish/definition';
import { Publish } from '../../../src/features/publish/Publish';
import { aPhoto, held, rejects, when } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { noticeSays } from '../../support/checks/noticeSays';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { drawnPhotos } from '../../support/drawnPhotos';
import { Feature } from '../../support/Feature';
import { holdToast } from '../../support/holdToast';
import { edited, having, press, pressAndConfirm, says, signedIn } from '../../support/publish/publishForm';

const meta = {
  title: 'features/publish/photos',
  tags: ['§2', '§5'],
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

const refusedFiles = (files: () => File[], ...texts: string[]): Story => ({
  ...edited(),
  parameters: { ...edited().parameters, pictures: { crop: 'window', variants: [] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.upload(await view.findByLabelText(/^Добавить фото/), files(), { applyAccept: false });
    for (const text of texts) await noticeSays(view, text);
  },
});
const jpeg = (content: BlobPart, name: string) => new File([content], name, { type: 'image/jpeg' });
export const RefusedFiles = refusedFiles(
  () => [jpeg('<svg/>', 'plan.jpg'), jpeg('', 'empty.jpg')],
  'Не удалось загрузить фото. Допустимые форматы: JPEG, JPG, PNG',
  'Файл повреждён или не является допустимым изображением',
);
export const Heic: Story = {
  ...edited(),
  parameters: { ...edited().parameters, pictures: { variants: [] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const file = new File(['\0\0\0\x14ftypheic\0\0\0\0mif1'], 'IMG_0001.HEIC', { type: 'image/heic' });
    await userEvent.upload(await view.findByLabelText(/^Добавить фото/), file, { applyAccept: false });
    await expect(await view.findByText(/^Этот браузер не открывает HEIC/)).toBeVisible();
  },
};
export const LargeFile = refusedFiles(() => [jpeg(new Uint8Array(10 * 1024 * 1024 + 1), 'large.jpg')], 'Максимальный размер 10MB');
const sentFile: Story['play'] = async ({ canvasElement }) => {
  const view = await seen(canvasElement);
  const [photo] = await drawnPhotos();
  const field = await view.findByLabelText(/^Добавить фото/);
  await userEvent.upload(field, photo as File);
  await expect(await view.findByRole('img', { name: 'Фото 4' }, { timeout: 20_000 })).toBeVisible();
  await userEvent.upload(field, photo as File);
};
const toasted = (play: Story['play'], text: string): Story => ({
  ...edited(),
  parameters: { ...edited().parameters, texts: [text], pictures: { crop: 'window', variants: [] } },
  play: async (context) => {
    await play?.(context);
    const view = await seen(context.canvasElement);
    await holdToast(await view.findByText(text));
  },
});
export const RepeatedFile = toasted(sentFile, 'Файл с таким именем уже добавлен. Пожалуйста, выберите другое фото.');
export const SixthFile = toasted(async ({ canvasElement }) => {
  const view = await seen(canvasElement);
  await userEvent.upload(await view.findByLabelText(/^Добавить фото/), await drawnPhotos());
}, 'Прикрепите не более 5 фото');
export const RemovalFailed: Story = {
  ...toasted(
    async ({ canvasElement }) => press(await seen(canvasElement), 'Удалить фото 3'),
    'Не удалось удалить фото. Попробуйте ещё раз.',
  ),
  parameters: { network: () => when(/photos/, rejects(500), having()), pictures: { crop: 'window', variants: [] } },
};
export const DropTarget: Story = {
  ...edited(),
  parameters: { ...edited().parameters, pictures: { variants: [] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(jpeg('1', 'гостиная.jpg'));
    const over = new DragEvent('dragover', { bubbles: true, cancelable: true, composed: true, dataTransfer });
    (await view.findByLabelText(/^Добавить фото/)).dispatchEvent(over);
    await expect(await view.findByText('Отпустите')).toBeVisible();
  },
};
/** A decoder that takes its time. */
export const Preparing: Story = {
  ...edited(),
  parameters: { ...edited().parameters, pictures: { variants: [] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const input = await view.findByLabelText(/^Добавить фото/);
    const read = spyOn(Blob.prototype, 'arrayBuffer').mockReturnValueOnce(new Promise(() => {}));
    await userEvent.upload(input, [jpeg('1', 'гостиная.jpg'), jpeg('2', 'кухня с очень длинным названием файла.jpg')]);
    await expect(await view.findByText('Готовим: чтение')).toBeVisible();
    await expect(view.getByText('В очереди')).toBeVisible();
    read.mockRestore();
  },
};
export const Unreadable: Story = {
  ...edited(),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const input = await view.findByLabelText(/^Добавить фото/);
    const read = spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'));
    await userEvent.upload(input, jpeg('1', 'гостиная.jpg'));
    await expect(await view.findByText('Не удалось прочитать')).toBeVisible();
    await expect(view.getByRole('button', { name: 'Повторить: гостиная.jpg' })).toBeVisible();
    read.mockRestore();
  },
};
export const Uploading: Story = {
  ...edited({ photos: [] }),
  parameters: { network: () => when(/sale\/7/, held().fetch, having({ photos: [] })), pictures: { variants: [] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.upload(await view.findByLabelText(/^Выберите или перетащите фото/), await drawnPhotos());
    await expect(await view.findByRole('img', { name: 'Фото 3' }, { timeout: 20_000 })).toBeVisible();
    await pressAndConfirm(view);
    const dialog = await view.findByRole('dialog', { name: 'Отправляем объявление' });
    await waitFor(() => expect(within(dialog).getByRole('progressbar', { name: /^Фото \d из 3$/ })).toBeVisible());
    await expect(within(dialog).getAllByRole('button', { name: 'Отменить' })[0]).toBeVisible();
    await expect(view.getByRole('progressbar', { name: 'Загрузка: фото 2' })).toBeVisible();
  },
};
export const Stopped: Story = {
  ...Uploading,
  parameters: { ...Uploading.parameters, pictures: { crop: 'window', variants: [] } },
  play: async (context) => {
    await Uploading.play?.(context);
    const view = await seen(context.canvasElement);
    const dialog = view.getByRole('dialog', { name: 'Отправляем объявление' });
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Отменить' }).at(-1) as HTMLElement);
    await holdToast(await view.findByText('Отправка остановлена. Форма и фотографии на месте.'));
  },
};
export const RemovedPhoto: Story = {
  ...edited({ photos: [1, 2, 3].map((id) => aPhoto({ id })) }),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await press(view, 'Удалить фото 1');
    await expect(await view.findByRole('button', { name: 'Вернуть' })).toBeVisible();
  },
};
export const FivePhotos: Story = {
  ...edited({ photos: [0, 1, 2, 3, 4].map((id) => aPhoto({ id })) }),
  play: says('Уже 5 фото'),
};
