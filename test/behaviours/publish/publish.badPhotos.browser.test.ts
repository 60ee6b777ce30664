import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { compressPicture } from '../../../src/features/publish/photos/compressPicture';
import { readPhoto } from '../../../src/features/publish/photos/readPhoto';
import { held, recorded, switchable, when } from '../../../src/testing/scenarios';
import {
  animatedGif,
  animatedPng,
  cmyk,
  heic,
  html,
  hugePng,
  oriented,
  pageWithPicture,
  polyglot,
  secret,
  svg,
  twoColours,
} from '../../support/badInput/badPhotos';
import {
  aPicture,
  button,
  choose,
  chooseFiles,
  chooseHouse,
  type Form,
  fillIn,
  formOn,
  photoNames,
  photosAre,
  send,
} from '../../support/features/publish';
import { hosts } from '../../support/mount';

const format = 'Не удалось загрузить фото. Допустимые форматы: JPEG, JPG, PNG';
const tooLarge = 'Изображение слишком большое. Уменьшите его до 50\u00a0мегапикселей.';

const sources = (form: Form) => [...form.root().querySelectorAll('li[data-photo] img')].map((image) => image.getAttribute('src') ?? '');

/** Red and blue of a pixel of a picture. */
async function colourAt(data: string, x: number, y: number): Promise<{ width: number; height: number; red: number; blue: number }> {
  const bitmap = await createImageBitmap(await (await fetch(data)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
  return { width: bitmap.width, height: bitmap.height, red, blue };
}

async function dataOf(file: File, inWorker = false): Promise<string> {
  const photo = await readPhoto(file, new Set(), { inWorker });
  if (typeof photo === 'string') throw new Error(photo);
  return photo.data;
}

afterEach(() => vi.unstubAllGlobals());

describe.each(hosts)('files that are no ordinary photos on $name', (host) => {
  const ready = async () => {
    const form = await formOn(host, recorded().fetch);
    await choose(form, 'Продажа');
    await choose(form, 'Квартира');
    await chooseHouse(form);
    await expect.element(form.view.getByText('Выберите или перетащите фото')).toBeVisible();
    return form;
  };

  it.each([
    ['an SVG', svg, format],
    ['a page', html, format],
    ['a page with a picture in it', pageWithPicture, format],
    ['an animation', animatedGif, format],
    ['400 megapixels in fifty kilobytes', hugePng, tooLarge],
  ])('refuses %s', async (_what, make, words) => {
    const form = await ready();
    const file = await make();
    expect(file.size).toBeLessThan(100_000);
    chooseFiles(form, file);
    await expect.element(form.view.getByRole('alert').filter({ hasText: words }).last()).toBeVisible();
    expect(photoNames(form)).toEqual([]);
  });

  it('says how a HEIC that the browser does not open can be saved, until other files come', async () => {
    const form = await ready();
    const hint = /^Этот браузер не открывает HEIC: сохраните фото как JPEG/;
    chooseFiles(form, heic());
    await expect.element(form.view.getByRole('alert').filter({ hasText: format }).last()).toBeVisible();
    await expect.element(form.view.getByText(hint)).toBeVisible();
    chooseFiles(form, await aPicture());
    await photosAre(form, 1);
    expect(form.view.getByText(hint).query()).toBeNull();
  });

  it('shows no path of a file, and sends none', async () => {
    const form = await ready();
    const picture = await aPicture();
    chooseFiles(form, new File([picture], '../../etc/<img src=x>.jpg', { type: 'image/jpeg' }));
    await photosAre(form, 1);
    expect(form.root().querySelector('img[src="x"]')).toBeNull();
    expect(photoNames(form)).toEqual(['Фото 1']);
  });

  it('a file that cannot be read now is offered again', async () => {
    const form = await ready();
    const read = vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'));
    chooseFiles(form, await aPicture({ name: 'кухня.jpg' }), await aPicture());
    await photosAre(form, 1);
    await expect.element(form.view.getByText('Не удалось прочитать')).toBeVisible();
    read.mockRestore();
    await userEvent.click(button(form, 'Повторить: кухня.jpg'));
    await photosAre(form, 2);
    await expect.element(form.view.getByText('Не удалось прочитать')).not.toBeInTheDocument();
  });

  it('their order changes by dragging, with a mouse and with a finger', async () => {
    const form = await ready();
    chooseFiles(form, await aPicture(), await aPicture(), await aPicture());
    await photosAre(form, 3);
    const [first, second, third] = sources(form);
    const tiles = () => [...form.root().querySelectorAll<HTMLElement>('li[data-photo]')];
    const [from, to] = [tiles()[0], tiles()[2]];
    if (!from || !to) throw new Error('No photos');
    await userEvent.dragAndDrop(from, to);
    await expect.poll(() => sources(form)).toEqual([second, third, first]);
    const touch = (type: string, at: HTMLElement) => {
      const { x, y, width, height } = at.getBoundingClientRect();
      const place = { clientX: x + width / 2, clientY: y + height / 2 };
      const init = { ...place, bubbles: true, composed: true, cancelable: true, pointerType: 'touch', pointerId: 7, isPrimary: true };
      at.dispatchEvent(new PointerEvent(type, init));
    };
    const [now, next] = tiles();
    if (!now || !next) throw new Error('No photos');
    // A finger that moves at once scrolls the page.
    touch('pointerdown', now);
    touch('pointermove', next);
    expect(sources(form)).toEqual([second, third, first]);
    touch('pointerdown', now);
    await expect.poll(() => now.dataset['state']).toBe('lifted');
    touch('pointermove', next);
    await expect.poll(() => sources(form)).toEqual([third, second, first]);
    touch('pointerup', now);
    await expect.poll(() => tiles().map(({ dataset }) => dataset['state'])).toEqual(['idle', 'idle', 'idle']);
  });

  it('says how much of them is sent; stopped, the request ends, the form stays, and one listing comes of it', async () => {
    const server = recorded();
    const sending = held(server.fetch);
    const way = switchable(when(/realty\/sale\/$/, sending.fetch, server.fetch));
    const form = await formOn(host, way.fetch);
    await fillIn(form);
    await send(form);
    const dialog = form.view.getByRole('dialog', { name: 'Отправляем объявление' });
    await expect.element(dialog.getByRole('progressbar', { name: 'Фото 1 из 1' })).toBeVisible();
    await userEvent.click(dialog.getByText('Отменить'));
    await expect.poll(() => sending.waiting.map(({ signal }) => signal.aborted)).toEqual([true]);
    await expect.poll(() => dialog.query()).toBeNull();
    await expect.element(form.view.getByText('Отправка остановлена. Форма и фотографии на месте.').first()).toBeVisible();
    expect(form.view.getByRole('alert').query()).toBeNull();
    expect(photoNames(form)).toHaveLength(1);
    // The server had it already when it was stopped.
    const [first] = sending.waiting;
    first?.release();
    way.use(server.fetch);
    await send(form);
    await expect.poll(() => form.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
    const keys = server.to('/realty/sale/').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });
});

describe('what a photo becomes', () => {
  it.each([
    ['in a worker', true],
    ['on the page', false],
  ])('upright, without EXIF, %s', async (_where, inWorker) => {
    const file = await oriented();
    expect(new TextDecoder('latin1').decode(await file.arrayBuffer())).toContain(secret);
    const data = await dataOf(file, inWorker);
    const top = await colourAt(data, 100, 20);
    expect(top).toMatchObject({ width: 200, height: 400 });
    expect(top.red).toBeGreaterThan(150);
    expect((await colourAt(data, 100, 380)).blue).toBeGreaterThan(150);
    const bytes = atob(data.slice(data.indexOf(',') + 1));
    expect(bytes).not.toContain('Exif');
    expect(bytes).not.toContain(secret);
  });

  it.each([
    ['a large one', () => oriented(4000, 3000), 600, 800],
    ['four inks', cmyk, 64, 48],
    ['the first frame of an animation', animatedPng, 400, 200],
    ['a picture with a page behind it', polyglot, 400, 200],
  ])('%s: a small JPEG, nothing else', async (_what, make, width, height) => {
    for (const inWorker of [true, false]) {
      const data = await dataOf(await make(), inWorker);
      expect(data).toMatch(/^data:image\/jpeg;base64,/);
      expect(await colourAt(data, 1, 1)).toMatchObject({ width, height });
      expect(data.length * 0.75).toBeLessThanOrEqual(300_100);
      expect(atob(data.slice(data.indexOf(',') + 1))).not.toContain('<script>');
    }
  });

  it('a worker does it only where the page allows one', async () => {
    const started: string[] = [];
    const Native = Worker;
    vi.stubGlobal(
      'Worker',
      class extends Native {
        constructor(url: string | URL) {
          super(url);
          started.push(String(url));
        }
      },
    );
    await dataOf(await oriented());
    expect(started).toEqual([]);
    await dataOf(await oriented(), true);
    expect(started).toEqual([expect.stringMatching(/^blob:/)]);
  });

  it('a HEIC becomes a JPEG where the browser decodes it', async () => {
    const upright = await twoColours();
    const decode = createImageBitmap;
    vi.stubGlobal('createImageBitmap', (_file: Blob, options: ImageBitmapOptions) => decode(new Blob([upright]), options));
    expect(await dataOf(heic())).toMatch(/^data:image\/jpeg;base64,/);
  });

  it('what cannot be decoded is no picture', async () => {
    const cut = new File([(await twoColours()).slice(0, 300)], 'cut.jpg');
    for (const inWorker of [true, false]) expect(await readPhoto(cut, new Set(), { inWorker })).toBe('broken');
  });

  it('a worker that may not start is done without, from then on', async () => {
    let tries = 0;
    const forbidden = function () {
      tries += 1;
      throw new DOMException('policy', 'SecurityError');
    };
    vi.stubGlobal('Worker', forbidden);
    const bytes = await twoColours();
    for (let time = 0; time < 2; time += 1) {
      expect(await compressPicture(new Blob([bytes]), { width: 400, height: 200 }, true)).toMatch(/^data:image\/jpeg/);
    }
    expect(tries).toBe(1);
  });
});
