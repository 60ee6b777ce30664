import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aWorld, createFakeApi } from '../../../src/testing';
import { offline, recorded, switchable } from '../../../src/testing/scenarios';
import { button, fillIn, formOn, input, isKept, send, setOnline, tokenOfMaria, write, written } from '../../support/features/publish';
import { inWindow } from '../../support/listing/contactPage';
import { type Host, hosts } from '../../support/mount';

/** A server, and the way to it. */
async function lostOn(host: Host) {
  const api = createFakeApi(aWorld([]));
  const server = recorded(api);
  const way = switchable(server.fetch);
  const form = await formOn(host, way.fetch);
  form.cancel('published');
  await fillIn(form);
  const lose = () => {
    way.use(offline());
    setOnline(false);
  };
  const find = () => {
    way.use(server.fetch);
    setOnline(true);
  };
  const count = async () => {
    const answer = await api('/api/realty/my-realty/', { headers: { Authorization: `Token ${tokenOfMaria()}` } });
    return ((await answer.json()) as { count: number }).count;
  };
  return { form, count, server, way, lose, find };
}

describe.each(hosts)('without a network on $name', (host) => {
  it('the form says so, and that it is kept', async () => {
    const { form, lose, find } = await lostOn(host);
    await isKept(form);
    lose();
    const { view } = form;
    await expect.element(view.getByText('Нет сети.')).toBeVisible();
    await expect.element(view.getByText('Заполняйте дальше: черновик сохраняется на этом устройстве.')).toBeVisible();
    find();
    await expect.poll(() => view.getByText('Нет сети.').query()).toBeNull();
  });

  it('a form is sent once there is one, once, with what was changed meanwhile', async () => {
    const { form, count, server, lose, find } = await lostOn(host);
    lose();
    await userEvent.dblClick(button(form, 'Опубликовать'));
    await expect.element(form.view.getByText('Отправим, когда появится сеть.')).toBeVisible();
    expect(form.view.getByRole('alert').query()).toBeNull();
    await write(form, 'Стоимость', '26000000');
    expect(written(server)).toEqual([]);
    find();
    await expect.poll(() => form.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
    expect(written(server)).toMatchObject([{ call: 'POST /realty/sale/', body: { price: 26_000_000 } }]);
    expect(await count()).toBe(1);
  });

  it('what is wrong by then is shown, and not sent', async () => {
    const { form, server, lose, find } = await lostOn(host);
    lose();
    await send(form);
    await expect.element(form.view.getByText('Отправим, когда появится сеть.')).toBeVisible();
    await write(form, 'Стоимость', '1');
    find();
    await expect.element(form.view.getByText('Исправьте 1 поле, чтобы опубликовать')).toBeVisible();
    expect(written(server)).toEqual([]);
  });

  it('on a phone the button of what waits is below its text, which has the whole width', () =>
    inWindow(375, 800, async () => {
      const { form, lose } = await lostOn(host);
      lose();
      await send(form);
      const text = form.view.getByText('Отправим, когда появится сеть.');
      await expect.element(text).toBeVisible();
      const [said, pressed] = [text, button(form, 'Отменить отправку')].map((one) => one.element().getBoundingClientRect());
      const line = text.element().closest('p')?.getBoundingClientRect();
      expect(pressed?.top).toBeGreaterThanOrEqual(said?.bottom ?? 0);
      expect(line?.width).toBeGreaterThan(240);
    }));

  it('sending can be taken back', async () => {
    const { form, server, lose, find } = await lostOn(host);
    lose();
    await send(form);
    await userEvent.click(button(form, 'Отменить отправку'));
    await expect.element(form.view.getByText('Нет сети.')).toBeVisible();
    find();
    await expect.element(button(form, 'Опубликовать')).not.toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => form.view.getByText('Нет сети.').query()).toBeNull();
    expect(written(server)).toEqual([]);
    // It can be sent after all.
    await send(form);
    await expect.poll(() => form.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
  });

  it('a reload while the answer was on its way makes one listing', async () => {
    const { form, count, server, way } = await lostOn(host);
    await isKept(form);
    way.use(async (request, init) => {
      await server.fetch(request, init);
      throw new TypeError('Failed to fetch');
    });
    await send(form);
    await expect.element(form.view.getByRole('alert')).toBeVisible();
    expect(await count()).toBe(1);
    way.use(server.fetch);
    form.unmount();
    const next = await host.mount('publish', { token: tokenOfMaria }, { beside: form });
    next.cancel('published');
    await userEvent.click(button(next, 'Продолжить'));
    await expect.element(input(next, 'Стоимость')).toBeVisible();
    await send(next);
    await expect.poll(() => next.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
    expect(await count()).toBe(1);
  });

  it('after a lost answer another text is no second listing: the form says where to change the first one', async () => {
    const { form, count, server, way } = await lostOn(host);
    way.use(async (request, init) => {
      await server.fetch(request, init);
      throw new TypeError('Failed to fetch');
    });
    await send(form);
    await expect.element(form.view.getByRole('alert')).toBeVisible();
    way.use(server.fetch);
    await write(form, 'Стоимость', '26000000');
    await send(form);
    await expect.element(form.view.getByText(/^Объявление уже отправлено на модерацию, но без последних изменений/)).toBeVisible();
    expect(await count()).toBe(1);
  });

  it('two tabs that send the same draft make one listing', async () => {
    const { form, count } = await lostOn(host);
    await isKept(form);
    form.unmount();
    // Browsers without locks offer it in both.
    const locks = Object.getOwnPropertyDescriptor(Navigator.prototype, 'locks') ?? {};
    Object.defineProperty(Navigator.prototype, 'locks', { configurable: true, value: undefined });
    try {
      const tabs = [1, 2].map(() => host.mount('publish', { token: tokenOfMaria }, { beside: form }));
      for (const tab of await Promise.all(tabs)) {
        tab.cancel('published');
        await userEvent.click(button(tab, 'Продолжить'));
        await expect.element(input(tab, 'Стоимость')).toBeVisible();
      }
      for (const tab of await Promise.all(tabs)) {
        await send(tab);
        await expect.poll(() => tab.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
      }
    } finally {
      Object.defineProperty(Navigator.prototype, 'locks', locks);
    }
    expect(await count()).toBe(1);
  });

  it('a draft that is open in one tab is not offered in another', async () => {
    const { form } = await lostOn(host);
    await isKept(form);
    const other = await host.mount('publish', { token: tokenOfMaria }, { beside: form });
    await userEvent.click(other.view.getByRole('radio', { name: 'Аренда' }), { force: true });
    // Its own draft comes after looking for others.
    await expect.element(other.view.getByText(/^Черновик сохранён в/)).toBeVisible();
    expect(other.view.getByText('Мы сохранили черновик.').query()).toBeNull();
  });
});
