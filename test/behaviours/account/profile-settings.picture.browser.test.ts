import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { offline, switchable } from '../../../src/testing/scenarios';
import { animatedPng, cmyk, html, hugePng, oriented, pageWithPicture, polyglot, svg, twoColours } from '../../support/badInput/badPhotos';
import { openDialogs } from '../../support/features/auth';
import { accountOn, button, choose, forms, inDialog, pageOn, press, saved, says, serving } from '../../support/features/profileSettings';
import { hosts } from '../../support/mount';

describe.each(hosts)('the picture on $name', (host) => {
  const fileOf = (bytes: BlobPart, name = 'me.jpg') => new File([bytes], name, { type: 'image/jpeg' });

  it('is cut out as a square and sent as a new JPEG', async () => {
    const { sent, fetch } = forms(serving().fetch);
    const page = await pageOn(host, fetch);
    await expect.element(button(page, 'Загрузить фото')).toBeVisible();
    choose(page, fileOf(await twoColours(800, 400)));
    await expect.poll(() => openDialogs(page)).toEqual(['Фото профиля']);
    // To the right, as far as it goes: only blue is left.
    const place = page.view.getByRole('application', { name: 'Положение фото' });
    (place.element() as HTMLElement).focus();
    for (let times = 0; times < 25; times += 1) await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(inDialog(page, 'Сохранить'));
    await says(page, 'Аватар успешно обновлен');
    const file = sent[0]?.avatar as File;
    const bitmap = await createImageBitmap(file);
    expect([file.type, bitmap.width, bitmap.height]).toEqual(['image/jpeg', 400, 400]);
    const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 20, 200, 1, 1, 0, 0, 1, 1);
    const [red = 0, , blue = 0] = context.getImageData(0, 0, 1, 1).data;
    expect(blue).toBeGreaterThan(red + 100);
    expect(accountOn(page).store.get()).toMatchObject({ user: { avatar: expect.stringMatching(/^data:image/) } });
    await press(page, 'Удалить фото');
    await says(page, 'Фото удалено');
    expect(sent[1]).toEqual({ avatar: '' });
    await expect.element(button(page, 'Загрузить фото')).toBeVisible();
  });

  it('what is no picture is refused before anything is sent', async () => {
    const server = serving();
    const page = await pageOn(host, server.fetch);
    await expect.element(button(page, 'Загрузить фото')).toBeVisible();
    const [format, broken] = [
      'Не удалось загрузить фото. Используемые форматы изображений: JPEG, JPG, PNG',
      'Выбранный файл не является изображением',
    ];
    const jpeg = await twoColours();
    for (const [file, text] of [
      [svg(), format],
      [html(), format],
      [await pageWithPicture(), format],
      [fileOf(''), broken],
      [fileOf(jpeg.slice(0, 30)), broken],
      [await hugePng(), 'Изображение слишком большое. Уменьшите его до 50\u00a0мегапикселей.'],
      [fileOf(new Uint8Array(5 * 1024 * 1024 + 1)), 'Размер файла не должен превышать 5 МБ.'],
    ] as const) {
      choose(page, file);
      await expect.poll(() => page.root().textContent).toContain(text);
      expect(openDialogs(page)).toEqual([]);
    }
    expect(saved(server)).toHaveLength(0);
  });

  it('odd but real pictures are shown, and only their pixels are sent', async () => {
    const { sent, fetch } = forms(serving().fetch);
    const page = await pageOn(host, fetch);
    await expect.element(button(page, 'Загрузить фото')).toBeVisible();
    for (const file of [cmyk(), await polyglot(), await animatedPng(), await oriented()]) {
      choose(page, file);
      await expect.poll(() => openDialogs(page)).toEqual(['Фото профиля']);
      await userEvent.click(inDialog(page, 'Сохранить'));
      await expect.poll(() => openDialogs(page)).toEqual([]);
    }
    expect(sent).toHaveLength(4);
    for (const { avatar } of sent) {
      const text = await (avatar as File).text();
      expect(text).not.toContain('<script>');
      expect(text).not.toContain('GPS');
    }
  });

  it('a failure is told in the dialog, which can repeat it', async () => {
    const server = serving();
    const network = switchable(server.fetch);
    const page = await pageOn(host, network.fetch);
    await expect.element(button(page, 'Загрузить фото')).toBeVisible();
    choose(page, fileOf(await twoColours()));
    await expect.poll(() => openDialogs(page)).toEqual(['Фото профиля']);
    network.use(offline());
    await userEvent.click(inDialog(page, 'Сохранить'));
    await says(page, 'Не удалось загрузить аватар. Попробуйте позже.');
    network.use(server.fetch);
    await userEvent.click(inDialog(page, 'Сохранить'));
    await says(page, 'Аватар успешно обновлен');
    expect(saved(server)).toHaveLength(1);
  });
});
