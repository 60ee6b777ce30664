import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { stage } from '../../../test/support/stage';
import { Button } from '../buttons/Button';
import { Pagination, type PaginationProps } from '../buttons/Pagination';
import { ChipGroup } from './ChipGroup';
import { Segmented } from './Segmented';
import { Select } from './Select';
import { TextField } from './TextField';

describe('button', () => {
  test('busy keeps its width, its name and its place, and does nothing', async () => {
    const onClick = vi.fn();
    const { view, show } = stage(<Button onClick={onClick}>Показать</Button>);
    const button = view.getByRole('button', { name: 'Показать' });
    await expect.element(button).toBeVisible();
    const { width, height } = button.element().getBoundingClientRect();
    show(
      <Button onClick={onClick} busy>
        Показать
      </Button>,
    );
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    expect(button.element().getBoundingClientRect()).toMatchObject({ width, height });
    await button.click();
    expect(onClick).not.toHaveBeenCalled();
  });

  test('busy does not submit a form', async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const { view } = stage(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Показать
        </Button>
      </form>,
    );
    await view.getByRole('button').click();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('with an address it is a link', async () => {
    const { view } = stage(<Button href="/realty">На главную</Button>);
    await expect.element(view.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/realty');
  });
});

const labels: PaginationProps['labels'] = {
  nav: 'Страницы',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  page: (page) => `Страница ${page}`,
  current: (page) => `Страница ${page}, текущая`,
};

describe('pagination', () => {
  test('goes to pages and neighbours; the ends do nothing but keep the focus', async () => {
    const onChange = vi.fn();
    const { view, focused } = stage(<Pagination page={1} pageCount={13} onChange={onChange} labels={labels} />);
    const previous = view.getByRole('button', { name: labels.previous });
    await expect.element(view.getByRole('button', { name: 'Страница 1, текущая' })).toHaveAttribute('aria-current', 'page');
    await previous.click({ force: true });
    await view.getByRole('button', { name: 'Страница 1, текущая' }).click();
    expect(onChange).not.toHaveBeenCalled();
    (previous.element() as HTMLElement).focus();
    expect(focused()).toBe(previous.element());
    await view.getByRole('button', { name: labels.next }).click();
    await view.getByRole('button', { name: 'Страница 13' }).click();
    expect(onChange.mock.calls).toEqual([[2], [13]]);
  });

  test('has real links, and handles only plain clicks', async () => {
    const onChange = vi.fn();
    const { view, root } = stage(
      <Pagination page={1} pageCount={3} onChange={onChange} labels={labels} hrefFor={(page) => `?page=${page}`} />,
    );
    const link = view.getByRole('link', { name: 'Страница 2' });
    await expect.element(link).toHaveAttribute('href', '?page=2');
    let prevented: boolean | undefined;
    root.addEventListener('click', (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    });
    await link.click({ modifiers: ['Control'] });
    expect(prevented).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
    await link.click();
    expect(prevented).toBe(true);
    expect(onChange).toHaveBeenCalledWith(2);
  });

  test('fits 288 px', async () => {
    const { view, frame } = stage(<Pagination page={7} pageCount={130} onChange={() => {}} labels={labels} />, { width: 288 });
    await expect.element(view.getByRole('navigation')).toBeVisible();
    const edge = frame.getBoundingClientRect();
    for (const button of view.getByRole('button').elements()) {
      const box = button.getBoundingClientRect();
      if (box.width === 0) continue;
      expect(box.width).toBeGreaterThanOrEqual(24);
      expect(box.right).toBeLessThanOrEqual(edge.right);
      expect(box.left).toBeGreaterThanOrEqual(edge.left);
    }
  });

  test('is absent when there is only one page', async () => {
    const { root, view } = stage(
      <>
        <Pagination page={1} pageCount={1} onChange={() => {}} labels={labels} />
        <p>конец</p>
      </>,
    );
    await expect.element(view.getByText('конец')).toBeVisible();
    expect(root.querySelector('nav')).toBeNull();
  });
});

test('chips report the chosen values in the order of the options', async () => {
  const seen: string[][] = [];
  function Rooms() {
    const [value, setValue] = useState<string[]>(['4+']);
    return (
      <ChipGroup
        legend="Количество комнат"
        options={['1', '2', '4+'].map((one) => ({ value: one, label: one }))}
        value={value}
        onChange={(next) => {
          seen.push(next);
          setValue(next);
        }}
      />
    );
  }
  const { view } = stage(<Rooms />);
  await expect.element(view.getByRole('group', { name: 'Количество комнат' })).toBeVisible();
  await userEvent.click(view.getByRole('checkbox', { name: '1', exact: true }));
  await userEvent.click(view.getByRole('checkbox', { name: '4+' }));
  expect(seen).toEqual([['1', '4+'], ['1']]);
});

test('a segmented pair works by arrow keys', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'sale', label: 'Купить' },
    { value: 'rent', label: 'Снять' },
  ] as const;
  const { view } = stage(<Segmented legend="Тип сделки" hideLegend options={options} value="sale" onChange={onChange} />);
  await expect.element(view.getByRole('group', { name: 'Тип сделки' })).toBeVisible();
  (view.getByRole('radio', { name: 'Купить' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenCalledWith('rent');
});

test('a select is named by its hidden label and reports the value', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'newest', label: 'Сначала новые' },
    { value: 'cheapest', label: 'По возрастанию цены' },
  ] as const;
  const { view } = stage(<Select label="Сортировка" hideLabel value="newest" options={options} onChange={onChange} />);
  await userEvent.selectOptions(view.getByRole('combobox', { name: 'Сортировка' }), 'cheapest');
  expect(onChange).toHaveBeenCalledWith('cheapest');
});

test('a text field is named by its label alone; a touch of its unit focuses it', async () => {
  const { view, focused } = stage(<TextField label="Площадь" suffix="м²" hint="Не меньше 5" value="" onChange={() => {}} />);
  const input = view.getByRole('textbox', { name: 'Площадь', exact: true });
  await expect.element(input).toHaveAccessibleDescription('Не меньше 5');
  await view.getByText('м²').click();
  expect(focused()).toBe(input.element());
});
