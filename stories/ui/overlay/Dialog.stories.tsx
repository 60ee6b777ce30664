import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../../src/ui/buttons/Button';
import { Checkbox } from '../../../src/ui/fields/Checkbox';
import { ChipGroup } from '../../../src/ui/fields/ChipGroup';
import { NumberField } from '../../../src/ui/fields/NumberField';
import { Dialog, type DialogProps } from '../../../src/ui/overlay/Dialog';
import { Popover } from '../../../src/ui/overlay/Popover';
import { seen } from '../../support/checks/seen';
import { Touch } from '../../support/frames/Touch';

/** Open initially; the button opens it again. */
function Opened({ onClose, ...props }: DialogProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <div style={{ minHeight: 2000 }}>
      <Button counter={3} onClick={() => setOpen(true)}>
        Фильтры
      </Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    </div>
  );
}

const meta = {
  title: 'ui/overlay/Dialog',
  component: Dialog,
  args: { isOpen: true, title: 'Удалить аккаунт?', closeLabel: 'Закрыть', onClose: fn(), children: null },
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement, args }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getByRole('dialog', { name: args.title })).toBeVisible());
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const muted = { color: 'var(--kv-text-muted)' };

export const Question: Story = {
  args: {
    size: 's',
    children: <p style={muted}>Вы уверены, что хотите удалить аккаунт? Это действие необратимо.</p>,
    footer: (
      <>
        <Button variant="danger" size="l">
          Удалить
        </Button>
        <Button size="l">Отменить</Button>
      </>
    ),
  },
};
export const QuestionInTheDark: Story = { ...Question, globals: { theme: 'dark' } };
export const QuestionOnASmallPhone: Story = { ...Question, globals: { viewport: { value: 'w374' } } };

export const LongTitle: Story = {
  parameters: { texts: ['Создать новое'] },
  args: {
    ...Question.args,
    title: 'Вы уверены, что хотите уйти со страницы и создать новое объявление?',
    children: <p style={muted}>Все несохранённые изменения будут потеряны.</p>,
    footer: (
      <>
        <Button variant="primary" size="l" block>
          Продолжить редактирование
        </Button>
        <Button size="l" block>
          Создать новое
        </Button>
      </>
    ),
  },
};

export const WithoutFooter: Story = {
  args: { title: 'Чат с пользователем заблокирован.', children: <p style={muted}>Для разблокировки перейдите в Черный список.</p> },
};

const paragraphs = Array.from({ length: 24 }, (_, index) => (
  <p key={index} style={{ marginBottom: 12 }}>
    {index + 1}. Размещая объявление, вы подтверждаете, что вправе распоряжаться квартирой или действуете по поручению собственника.
  </p>
));

/** Scrolled by arrow keys: there is no control to focus. */
export const LongContent: Story = {
  args: {
    size: 'l',
    title: 'Условия размещения',
    children: paragraphs,
    footer: (
      <Button variant="primary" size="l">
        Принять
      </Button>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getByRole('dialog', { name: args.title })).toBeVisible());
    const button = view.getByRole('button', { name: 'Принять' });
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    await expect(view.getByText(/^24\./).getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
  },
};
export const LongContentInTheDark: Story = { ...LongContent, globals: { theme: 'dark' } };
export const LongContentOnASmallPhone: Story = { ...LongContent, globals: { viewport: { value: 'w374' } } };

const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

function Filters() {
  const [rooms, setRooms] = useState<string[]>(['2']);
  const [repair, setRepair] = useState<string[]>(['Евроремонт', 'Дизайнерский']);
  const [building, setBuilding] = useState<string[]>([]);
  const [area, setArea] = useState<number | null>(45);
  const [isNotFirst, setNotFirst] = useState(true);
  return (
    <div style={{ display: 'grid', gap: '24px 40px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))' }}>
      <ChipGroup legend="Комнаты" options={options('1', '2', '3', '4+', 'Студия')} value={rooms} onChange={setRooms} />
      <NumberField label="Площадь" prefix="от" suffix="м²" size="m" decimals={2} value={area} onChange={setArea} />
      <ChipGroup
        legend="Ремонт"
        options={options('Без ремонта', 'Косметический', 'Евроремонт', 'Дизайнерский')}
        value={repair}
        onChange={setRepair}
      />
      <ChipGroup
        legend="Дом"
        options={options('Кирпичный', 'Монолитный', 'Панельный', 'Блочный', 'Кирпично-монолитный', 'Деревянный')}
        value={building}
        onChange={setBuilding}
      />
      <div>
        <Checkbox label="Не первый" checked={isNotFirst} onChange={setNotFirst} />
      </div>
      <div>
        <Popover label="Сортировка" value="Сначала новые">
          <Button variant="ghost">По возрастанию цены</Button>
        </Popover>
      </div>
    </div>
  );
}

const clear = (
  <Button variant="ghost" size="s">
    Очистить
  </Button>
);
const show = (
  <Button variant="primary" size="l">
    Показать 128 объявлений
  </Button>
);

export const Wide: Story = {
  args: {
    size: 'xl',
    drawerOnTouch: true,
    title: 'Фильтры',
    headerAction: clear,
    children: <Filters />,
    footer: (
      <>
        <Button variant="ghost" size="l">
          Очистить
        </Button>
        <span style={{ flex: 1 }} />
        {show}
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getByRole('dialog', { name: 'Фильтры' })).toBeVisible());
    await expect(view.getAllByRole('button', { name: 'Очистить' })).toHaveLength(1);
  },
};
export const WideInTheDark: Story = { ...Wide, globals: { theme: 'dark' } };

/** Narrower than 744 px without touch. */
export const WideInANarrowWindow: Story = { ...Wide, globals: { viewport: { value: 'w743' } } };

export const Drawer: Story = {
  args: { ...Wide.args, footer: show },
  globals: { viewport: { value: 'w375' } },
  render: (args) => (
    <Touch>
      <Opened {...args} />
    </Touch>
  ),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const dialog = await waitFor(() => view.getByRole('dialog', { name: 'Фильтры' }));
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(0));
    await expect(dialog.getBoundingClientRect().height).toBe(window.innerHeight);
    await expect(view.getByRole('button', { name: 'Очистить' })).toBeVisible();
  },
};
export const DrawerInTheDark: Story = { ...Drawer, globals: { theme: 'dark', viewport: { value: 'w375' } } };

export const DrawerWithLittleInIt: Story = {
  ...Drawer,
  args: { ...Drawer.args, children: <Checkbox label="Не первый" checked={false} onChange={() => {}} /> },
};

export const ClosesAndReturnsTheFocus: Story = {
  args: Question.args,
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getByRole('button', { name: 'Удалить' })).toHaveFocus());
    await userEvent.click(view.getByRole('button', { name: 'Закрыть' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(view.queryByRole('dialog')).not.toBeInTheDocument());
    const opener = view.getByRole('button', { name: 'Фильтры 3' });
    await userEvent.click(opener);
    await waitFor(() => expect(view.getByRole('dialog', { name: 'Удалить аккаунт?' })).toBeVisible());
    await userEvent.click(view.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
