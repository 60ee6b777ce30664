import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ru } from '../../../src/text/common/ru';
import { Combobox, type ComboboxProps } from '../../../src/ui/combobox/Combobox';
import { seen } from '../../support/checks/seen';
import { interactions } from '../../support/frames/Forced';
import { Matrix } from '../../support/tables/Matrix';
import { StateTable } from '../../support/tables/StateTable';

const stations = [
  'Сокол',
  'Сокольники',
  'Спортивная',
  'Парк культуры',
  'Парк Победы',
  'Партизанская',
  'Площадь Ильича',
  'Электрозаводская',
  'Библиотека имени Ленина',
];

const meta = {
  title: 'ui/combobox/Combobox',
  component: Combobox<string>,
  args: {
    label: 'Метро',
    listLabel: 'Станции метро',
    placeholder: 'Название станции',
    items: stations,
    itemKey: (name) => name,
    renderItem: (name) => name,
    selected: [],
    renderChip: (name) => name,
    removeLabel: (name) => `Убрать станцию ${name}`,
    inputValue: '',
    onSelect: fn(),
    onRemove: fn(),
    onInputChange: fn(),
  },
} satisfies Meta<typeof Combobox<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => {
    const states = (rest: Partial<ComboboxProps<string>>) => {
      const field = (state = {}) => (
        <div style={{ width: 260 }}>
          <Combobox {...args} {...rest} {...state} hideLabel />
        </div>
      );
      const { rest: atRest, hover, focus } = interactions(field());
      return { rest: atRest, hover, focus, invalid: field({ isInvalid: true }), disabled: field({ disabled: true }) };
    };
    return (
      <StateTable
        rows={{
          empty: states({}),
          typed: states({ inputValue: 'Сок' }),
          chosen: states({ selected: ['Сокол'] }),
          small: states({ size: 'm' }),
        }}
      />
    );
  },
};

export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };

export const Chips: Story = {
  render: (args) => (
    <Matrix
      isWide
      column={320}
      states={{
        one: <Combobox {...args} selected={['Сокол']} />,
        several: <Combobox {...args} selected={['Сокол', 'Парк культуры', 'Электрозаводская']} />,
        'a long one': (
          <div style={{ width: 220 }}>
            <Combobox {...args} selected={['Библиотека имени Ленина, Александровский сад']} />
          </div>
        ),
        'and typing': <Combobox {...args} selected={['Сокол']} inputValue="Пар" />,
      }}
    />
  ),
};

export const ChipsInTheDark: Story = { ...Chips, globals: { theme: 'dark' } };

function Station({ args, onlyMatching = true }: { args: ComboboxProps<string>; onlyMatching?: boolean }) {
  const [inputValue, setTyped] = useState('');
  const [selected, setSelected] = useState<readonly string[]>(args.selected);
  const items = onlyMatching ? stations.filter((name) => name.toLowerCase().startsWith(inputValue.toLowerCase())) : args.items;
  return (
    <Combobox
      {...args}
      items={items}
      selected={selected}
      inputValue={inputValue}
      onInputChange={setTyped}
      onSelect={(name) => {
        setSelected([...selected, name]);
        args.onSelect(name);
      }}
      onRemove={(name) => {
        setSelected(selected.filter((one) => one !== name));
        args.onRemove(name);
      }}
    />
  );
}

const opened: Pick<Story, 'render' | 'play'> = {
  render: (args) => (
    <div style={{ maxWidth: 320, minHeight: 300 }}>
      <Station args={args} />
    </div>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.type(view.getByRole('combobox', { name: 'Метро' }), 'Пар');
    await waitFor(() => expect(view.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(view.getByRole('combobox')).toHaveAttribute('aria-activedescendant'));
  },
};

export const Opened: Story = opened;
export const OpenedInTheDark: Story = { ...opened, globals: { theme: 'dark' } };
export const OpenedOnASmallPhone: Story = { ...opened, globals: { viewport: { value: 'w374' } } };

/** Selected stations keep their position in the list and get a check mark. */
export const OpenedWithChosen: Story = {
  args: { selected: ['Парк культуры'] },
  render: opened.render,
  play: async ({ canvasElement, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.type(view.getByRole('combobox'), 'Пар');
    await waitFor(() => expect(view.getByRole('option', { name: 'Парк культуры' })).toHaveAttribute('aria-selected', 'true'));
  },
};

export const ChoosesAndTakesBack: Story = {
  render: opened.render,
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.type(view.getByRole('combobox'), 'Сокольн');
    await waitFor(() => expect(view.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('Сокольники');
    await userEvent.click(await view.findByRole('button', { name: 'Убрать станцию Сокольники' }));
    await expect(args.onRemove).toHaveBeenCalledWith('Сокольники');
  },
};

const says = (text: string, tone: 'quiet' | 'warning' | 'danger'): Story => ({
  args: { items: [], message: { tone, text } },
  render: (args) => (
    <div style={{ maxWidth: 320, minHeight: 160 }}>
      <Station args={args} onlyMatching={false} />
    </div>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.type(view.getByRole('combobox'), 'Щ');
    await waitFor(() => expect(view.getAllByText(text).some((shown: HTMLElement) => shown.checkVisibility())).toBe(true));
    await expect(view.getByRole('status')).toHaveTextContent(text);
  },
});

export const NothingFound: Story = says(ru.form.metroNothing, 'quiet');
export const WrongLetters: Story = says(ru.form.metroLettersRow, 'warning');
export const LoadFailed: Story = says(ru.form.metroFailed, 'danger');
export const LoadFailedInTheDark: Story = { ...LoadFailed, globals: { theme: 'dark' } };
