import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page as browserPage, cdp, userEvent } from 'vitest/browser';
import { emulateCoarsePointer } from '../../../test/support/coarsePointer';
import { stage } from '../../../test/support/stage';
import { Button } from '../buttons/Button';
import { Combobox } from '../combobox/Combobox';
import { Dialog, type DialogProps } from './Dialog';
import { drawerMedia } from './drawerMedia';
import { Popover } from './Popover';

type Extra = Partial<DialogProps> & { onClosing?: () => void };

function Opener({ onClosing, ...extra }: Extra) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Все фильтры
      </button>
      <Dialog
        title="Фильтры"
        closeLabel="Закрыть"
        footer={<Button>Показать</Button>}
        {...extra}
        isOpen={isOpen}
        onClose={() => {
          onClosing?.();
          setOpen(false);
        }}
      >
        {extra.children ?? <input aria-label="Площадь от" />}
      </Dialog>
    </>
  );
}

const stations = ['Сокол', 'Сокольники', 'Аэропорт'];

function Metro() {
  const [typed, setTyped] = useState('');
  return (
    <Combobox
      label="Метро"
      listLabel="Станции"
      items={stations.filter((name) => name.startsWith(typed))}
      itemKey={(name) => name}
      renderItem={(name) => name}
      selected={[]}
      renderChip={(name) => name}
      removeLabel={(name) => `Убрать ${name}`}
      onSelect={() => {}}
      onRemove={() => {}}
      inputValue={typed}
      onInputChange={setTyped}
    />
  );
}

const page = document.documentElement;
const scrolls = () => getComputedStyle(page).overflowY;

async function open(place: 'page' | 'shadow root', extra: Extra = {}) {
  const staged = stage(<Opener {...extra} />, { place });
  const opener = staged.view.getByRole('button', { name: 'Все фильтры' });
  await expect.element(opener).toBeVisible();
  const untouched = [page.getAttribute('style'), page.className, ...document.adoptedStyleSheets];
  await opener.click();
  const dialog = staged.view.getByRole('dialog', { name: 'Фильтры' });
  await expect.element(dialog).toBeVisible();
  const pageIsUntouched = () => expect([page.getAttribute('style'), page.className, ...document.adoptedStyleSheets]).toEqual(untouched);
  return { ...staged, dialog, opener: opener.element(), pageIsUntouched };
}

describe.each(['page', 'shadow root'] as const)('dialog in a %s', (place) => {
  test('is modal: the focus goes in, the page behind is inert and does not scroll', async () => {
    const { focused, opener } = await open(place);
    expect(focused()?.getAttribute('aria-label')).toBe('Площадь от');
    expect(scrolls()).toBe('hidden');
    (opener as HTMLElement).focus();
    expect(focused()?.getAttribute('aria-label')).toBe('Площадь от');
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab();
      expect(focused()).not.toBe(opener);
    }
  });

  test.each(['Escape', 'close button'])('%s closes, gives the focus back and lets the page scroll', async (way) => {
    const onClosing = vi.fn();
    const { view, dialog, focused, opener, pageIsUntouched } = await open(place, { onClosing });
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await view.getByRole('button', { name: 'Закрыть' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(focused()).toBe(opener);
    expect(onClosing).toHaveBeenCalledTimes(1);
    expect(scrolls()).not.toBe('hidden');
    pageIsUntouched();
  });

  test('renders its content again when it reopens', async () => {
    const { view, dialog, focused } = await open(place);
    await userEvent.fill(view.getByLabelText('Площадь от'), '45');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(view.getByLabelText('Площадь от').query()).toBeNull();
    await view.getByRole('button', { name: 'Все фильтры' }).click();
    await expect.element(dialog).toBeVisible();
    await expect.element(view.getByLabelText('Площадь от')).toHaveValue('');
    expect(focused()?.getAttribute('aria-label')).toBe('Площадь от');
  });

  test('a list, then a popover, then the dialog: Escape closes one at a time', async () => {
    const { view, dialog } = await open(place, {
      children: (
        <>
          <Metro />
          <Popover label="Цена" value="любая">
            <input aria-label="Цена от" />
          </Popover>
        </>
      ),
    });
    await userEvent.fill(view.getByRole('combobox'), 'Сок');
    await expect.element(view.getByRole('option', { name: 'Сокольники' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(view.getByRole('option', { name: 'Сокольники' })).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();

    await view.getByRole('button', { name: 'Цена: любая' }).click();
    await expect.element(view.getByLabelText('Цена от')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(view.getByLabelText('Цена от')).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

/** Real pointer events in window pixels: the backdrop is not an element that could be clicked. */
async function press(from: readonly [number, number], to: readonly [number, number] = from) {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const scale = frame.width / innerWidth;
  const at = ([x, y]: readonly [number, number]) => ({ x: frame.left + x * scale, y: frame.top + y * scale, button: 'left' as const });
  const session = cdp();
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', clickCount: 1, ...at(from) });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at(to) });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', clickCount: 1, ...at(to) });
}

const beside = [5, 5] as const;
const middleOf = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

describe('a press on the backdrop', () => {
  test('closes', async () => {
    const { dialog } = await open('shadow root');
    await press(beside);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('does not when it began or ended inside', async () => {
    const onClosing = vi.fn();
    const { dialog } = await open('shadow root', { onClosing });
    const inside = middleOf(dialog.element());
    await press(inside, beside);
    expect(onClosing).not.toHaveBeenCalled();
    await press(beside, inside);
    expect(onClosing).not.toHaveBeenCalled();
    await press(inside);
    expect(onClosing).not.toHaveBeenCalled();
    await press(beside);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('closes an open popover first', async () => {
    const { view, dialog } = await open('shadow root', {
      children: (
        <Popover label="Цена" value="любая">
          <input aria-label="Цена от" />
        </Popover>
      ),
    });
    await view.getByRole('button', { name: 'Цена: любая' }).click();
    await expect.element(view.getByLabelText('Цена от')).toBeVisible();
    await press(beside);
    await expect.element(view.getByLabelText('Цена от')).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
    await press(beside);
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

test('stays open while its prop is true, whatever the browser does', async () => {
  const onClose = vi.fn();
  const { view } = stage(
    <Dialog isOpen onClose={onClose} title="Удалить аккаунт?" closeLabel="Закрыть">
      Это действие необратимо.
    </Dialog>,
  );
  const dialog = view.getByRole('dialog', { name: 'Удалить аккаунт?' });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(3);
  await expect.element(dialog).toBeVisible();
  (dialog.element() as HTMLDialogElement).close();
  await expect.poll(() => onClose.mock.calls.length).toBe(4);
  await expect.element(dialog).toBeVisible();
  expect((dialog.element() as HTMLDialogElement).matches(':modal')).toBe(true);
});

test('removed while open, it leaves nothing behind', async () => {
  const { show, dialog, focused, root, pageIsUntouched } = await open('shadow root');
  expect(scrolls()).toBe('hidden');
  show(<p>Ничего</p>);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(scrolls()).not.toBe('hidden');
  pageIsUntouched();
  expect(focused()).toBeNull();
  expect(root.querySelector('dialog')).toBeNull();
});

test('a shadow at the lower edge says that there is more, until it is reached', async () => {
  await browserPage.viewport(375, 500);
  const { view } = stage(<Opener>{<p style={{ height: 900 }}>Длинный текст</p>}</Opener>, {});
  await view.getByRole('button', { name: 'Все фильтры' }).click();
  const text = view.getByText('Длинный текст');
  await expect.element(text).toBeVisible();
  const body = text.element().parentElement as HTMLElement;
  const { backgroundAttachment, backgroundSize } = getComputedStyle(body);
  // The cover moves with the content, the shadow does not.
  expect([backgroundAttachment, backgroundSize]).toEqual(['local, scroll', '100% 40px, 100% 20px']);
  await browserPage.viewport(1280, 900);
});

test('two at once: the page scrolls when both are closed', async () => {
  const pair = (first: boolean, second: boolean) => (
    <>
      <Dialog isOpen={first} onClose={() => {}} title="Первый" closeLabel="Закрыть первый">
        Один
      </Dialog>
      <Dialog isOpen={second} onClose={() => {}} title="Второй" closeLabel="Закрыть второй">
        Два
      </Dialog>
    </>
  );
  const { view, show } = stage(pair(true, false));
  await expect.element(view.getByRole('dialog', { name: 'Первый' })).toBeVisible();
  show(pair(true, true));
  await expect.element(view.getByRole('dialog', { name: 'Второй' })).toBeVisible();
  show(pair(false, true));
  await expect.element(view.getByRole('dialog', { name: 'Первый' })).not.toBeInTheDocument();
  expect(scrolls()).toBe('hidden');
  show(pair(false, false));
  await expect.poll(scrolls).not.toBe('hidden');
});

describe('first focus', () => {
  test('goes to the marked element, wherever it is', async () => {
    const mark = (element: HTMLButtonElement | null) => element?.setAttribute('autofocus', '');
    const { focused } = await open('shadow root', { footer: <Button ref={mark}>Показать</Button> });
    expect(focused()?.textContent).toBe('Показать');
  });

  test('goes to the footer when the content has no controls, and to a long text itself', async () => {
    const short = await open('shadow root', { children: 'Это действие необратимо.', footer: <Button>Удалить</Button> });
    expect(short.focused()?.textContent).toBe('Удалить');
    await userEvent.keyboard('{Escape}');

    const long = await open('shadow root', { children: <div style={{ height: 3000 }}>Условия</div>, footer: <Button>Принять</Button> });
    expect(long.focused()?.textContent).toBe('Условия');
  });
});

describe('its size', () => {
  test.each([
    ['s', 420],
    ['m', 480],
    ['l', 520],
    ['xl', 920],
  ] as const)('%s is %i px wide', async (size, width) => {
    const { dialog } = await open('shadow root', { size });
    expect(dialog.element().getBoundingClientRect().width).toBe(width);
  });

  test('content scrolls between title and footer, which stay in the window', async () => {
    const { view } = await open('shadow root', { children: <div style={{ height: 3000 }}>Условия</div> });
    await expect
      .poll(() => view.getByRole('button', { name: 'Показать' }).element().getBoundingClientRect().bottom)
      .toBeLessThan(innerHeight);
    expect(view.getByRole('heading', { name: 'Фильтры' }).element().getBoundingClientRect().top).toBeGreaterThan(0);
    expect(view.getByRole('dialog').element().scrollHeight).toBeLessThanOrEqual(innerHeight);
  });
});

test('the exported media query matches its style sheet', () => {
  expect(drawerMedia).toBe('(max-width: 743.98px) and (pointer: coarse)');
  expect(matchMedia(drawerMedia).media).toBe(drawerMedia);
});

describe('with drawerOnTouch', () => {
  const content: Extra = {
    size: 'xl',
    drawerOnTouch: true,
    headerAction: <Button variant="ghost">Очистить</Button>,
    children: <input aria-label="Площадь от" style={{ display: 'block', marginBottom: 2000 }} />,
  };

  async function inWindow(width: number, isTouched: boolean, look: (staged: Awaited<ReturnType<typeof open>>) => Promise<void>) {
    await browserPage.viewport(width, 700);
    const staged = await open('shadow root', content);
    const end = isTouched ? emulateCoarsePointer(staged.root) : () => {};
    try {
      await look(staged);
    } finally {
      end();
      await browserPage.viewport(1280, 900);
    }
  }

  test.each([
    [375, 343],
    [743, 343],
    [320, 288],
  ])('on touch in a window of %i px it is a drawer %i px wide, from the left and as high as the window', (width, drawer) =>
    inWindow(width, true, async ({ view, dialog }) => {
      await expect.poll(() => dialog.element().getBoundingClientRect().left).toBe(0);
      expect(dialog.element().getBoundingClientRect()).toMatchObject({ top: 0, width: drawer, height: 700 });
      await expect.element(view.getByRole('button', { name: 'Очистить' })).toBeVisible();
      expect(view.getByRole('button', { name: 'Показать' }).element().getBoundingClientRect().bottom).toBeLessThan(700);
      const { borderTopLeftRadius, borderBottomRightRadius, borderTopRightRadius } = getComputedStyle(dialog.element());
      expect([borderTopLeftRadius, borderBottomRightRadius, borderTopRightRadius]).toEqual(['0px', '0px', '40px']);
    }),
  );

  test.each([
    [744, true],
    [743, false],
    [375, false],
  ])('in a window of %i px, touch %s, it is a dialog that uses the width', (width, touch) =>
    inWindow(width, touch, async ({ view, dialog }) => {
      expect(dialog.element().getBoundingClientRect()).toMatchObject({ left: 16, width: width - 32 });
      await expect.element(view.getByRole('button', { name: 'Очистить' })).not.toBeInTheDocument();
    }),
  );
});
