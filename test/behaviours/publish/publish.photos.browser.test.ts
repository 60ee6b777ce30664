import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { contentHash } from '../../../src/features/publish/photos/contentHash';
import { recorded } from '../../../src/testing/scenarios';
import {
  aPicture,
  button,
  choose,
  chooseFiles,
  chooseHouse,
  type Form,
  fileInput,
  formOn,
  photoNames,
  photosAre,
} from '../../support/features/publish';
import { inWindow } from '../../support/listing/contactPage';
import { hosts } from '../../support/mount';

async function truncated(): Promise<File> {
  const whole = await aPicture();
  return new File([whole.slice(0, 30)], 'cut.jpg', { type: 'image/jpeg' });
}

const sources = (form: Form) => [...form.root().querySelectorAll('li[data-photo] img')].map((image) => image.getAttribute('src') ?? '');

async function sizeOf(data: string): Promise<{ width: number; height: number; bytes: number }> {
  const blob = await (await fetch(data)).blob();
  const { width, height } = await createImageBitmap(blob);
  return { width, height, bytes: blob.size };
}

describe.each(hosts)('photos of a listing on $name', (host) => {
  const ready = async () => {
    const form = await formOn(host, recorded().fetch);
    await choose(form, 'Продажа');
    await choose(form, 'Квартира');
    await chooseHouse(form);
    await expect.element(form.view.getByText('Выберите или перетащите фото')).toBeVisible();
    return form;
  };
  const says = (form: Form, text: string) => expect.element(form.view.getByRole('alert').filter({ hasText: text }).last()).toBeVisible();

  it.each([
    [
      'a text',
      () => new File(['<svg/>'], 'photo.jpg', { type: 'image/jpeg' }),
      'Не удалось загрузить фото. Допустимые форматы: JPEG, JPG, PNG',
    ],
    ['an empty file', () => new File([], 'photo.jpg', { type: 'image/jpeg' }), 'Файл повреждён или не является допустимым изображением'],
    ['a truncated one', truncated, 'Файл повреждён или не является допустимым изображением'],

    [
      'more than 10 MB',
      () => new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'photo.jpg', { type: 'image/jpeg' }),
      'Максимальный размер 10MB',
    ],
  ])('refuses %s', async (_what, make, text) => {
    const form = await ready();
    chooseFiles(form, await make());
    await says(form, text);
    expect(photoNames(form)).toEqual([]);
  });

  it('refuses the same file twice, by its content', async () => {
    const form = await ready();
    const picture = await aPicture();
    chooseFiles(form, picture, new File([picture], 'renamed.jpg', { type: 'image/jpeg' }));
    await says(form, 'Файл с таким именем уже добавлен. Пожалуйста, выберите другое фото.');
    await photosAre(form, 1);
  });

  it('takes five, then no more', async () => {
    const form = await ready();
    const six = await Promise.all(Array.from({ length: 6 }, () => aPicture()));
    chooseFiles(form, ...six);
    await says(form, 'Прикрепите не более 5 фото');
    await photosAre(form, 5);
    expect(fileInput(form).disabled).toBe(true);
    await expect.element(form.view.getByText('Уже 5 фото')).toBeVisible();
  });

  it('makes them small, whatever they were', async () => {
    const form = await ready();
    chooseFiles(form, await aPicture({ width: 3000, height: 4000, type: 'image/png', name: 'tall.png' }));
    await photosAre(form, 1);
    const [data = ''] = sources(form);
    const size = await sizeOf(data);
    expect(data).toMatch(/^data:image\/jpeg;base64,/);
    expect(size).toMatchObject({ width: 600, height: 800 });
    expect(size.bytes).toBeLessThanOrEqual(300_000);
  });

  it('changes their order by buttons, and removes them', async () => {
    const form = await ready();
    chooseFiles(form, await aPicture(), await aPicture(), await aPicture());
    await photosAre(form, 3);
    const [first, second, third] = sources(form);
    await userEvent.click(button(form, 'Сделать главной: фото 3'));
    await expect.poll(() => sources(form)).toEqual([third, first, second]);
    button(form, 'Фото 2 позже')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await expect.poll(() => sources(form)).toEqual([third, second, first]);
    await userEvent.click(button(form, 'Удалить фото 1'));
    await expect.poll(() => sources(form)).toEqual([second, first]);
  });

  it('on a phone their buttons are below the pictures, of which nothing is covered', () =>
    inWindow(375, 800, async () => {
      const form = await ready();
      chooseFiles(form, await aPicture(), await aPicture());
      await photosAre(form, 2);
      for (const tile of form.root().querySelectorAll('li[data-photo]')) {
        const picture = tile.querySelector('img')?.getBoundingClientRect();
        const buttons = [...tile.querySelectorAll('button')].map((one) => one.getBoundingClientRect());
        expect(picture?.height).toBeGreaterThan(100);
        expect(buttons.length).toBeGreaterThan(2);
        for (const { top } of buttons) expect(top).toBeGreaterThanOrEqual(picture?.bottom ?? 0);
      }
    }));

  it('are dropped and pasted', async () => {
    const form = await ready();
    const transfer = new DataTransfer();
    transfer.items.add(await aPicture());
    const place = fileInput(form);
    place.dispatchEvent(new DragEvent('dragover', { bubbles: true, composed: true, cancelable: true, dataTransfer: transfer }));
    await expect.element(form.view.getByText('Отпустите')).toBeVisible();
    place.dispatchEvent(new DragEvent('drop', { bubbles: true, composed: true, cancelable: true, dataTransfer: transfer }));
    await photosAre(form, 1);
    const pasted = new DataTransfer();
    pasted.items.add(await aPicture());
    place.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, composed: true, cancelable: true, clipboardData: pasted }));
    await photosAre(form, 2);
  });
});

describe('the hash of a file', () => {
  /** More than one piece of what is read at once. */
  const large = new Uint8Array(600_000);

  it.each([
    ['with crypto.subtle', crypto.subtle],
    ['without it', undefined],
  ])('tells files apart %s', async (_how, subtle) => {
    const hashes = await Promise.all(
      [
        [1, 2, 3],
        [1, 2, 4],
        [1, 2, 3],
        [...large, 1],
        [...large, 2],
        [...large, 1],
      ].map((bytes) => contentHash(new Blob([new Uint8Array(bytes)]), subtle)),
    );
    expect(hashes.slice(0, 3).map((hash) => hashes.indexOf(hash))).toEqual([0, 1, 0]);
    expect(hashes.slice(3).map((hash) => hashes.indexOf(hash))).toEqual([3, 4, 3]);
  });
});
