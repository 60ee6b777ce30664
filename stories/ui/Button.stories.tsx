import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, type ButtonSize, type ButtonVariant } from '../../src/ui/Button';
import { Matrix } from '../support/Matrix';
import { seen } from '../support/seen';

const meta = {
  title: 'ui/Button',
  component: Button,
  args: { children: 'Показать', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const variants: readonly ButtonVariant[] = ['primary', 'soft', 'line', 'ghost', 'danger', 'photo'];
const sizes: readonly ButtonSize[] = ['l', 'm', 's'];

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Matrix
      column={150}
      states={Object.fromEntries(
        variants.map((variant) => [
          variant,
          <Button key={variant} variant={variant}>
            Показать
          </Button>,
        ]),
      )}
    />
  ),
};

export const VariantsInTheDark: Story = { ...Variants, globals: { theme: 'dark' } };

export const States: Story = {
  render: () => (
    <Matrix
      states={{
        ...Object.fromEntries(
          sizes.map((size) => [
            `size ${size}`,
            <Button key={size} size={size}>
              Применить
            </Button>,
          ]),
        ),
        'with icon': <Button icon="refresh">Обновить</Button>,
        'icon at the end': <Button iconEnd="chevron-right">Все объявления</Button>,
        disabled: <Button disabled>Применить</Button>,
        busy: <Button busy>Показать</Button>,
        'busy with icon': (
          <Button busy icon="refresh">
            Обновить
          </Button>
        ),
        'whole width': <Button block>Показать</Button>,
        link: <Button href="#home">На главную</Button>,
        'long text': <Button>Показать все объявления о продаже апартаментов рядом с метро</Button>,
      }}
    />
  ),
};

export const ClicksOnce: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(view.getByRole('button', { name: 'Показать' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const BusyKeepsItsNameAndWidth: Story = {
  render: () => (
    <>
      <Button>Показать</Button> <Button busy>Показать</Button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const [idle, busy] = view.getAllByRole('button', { name: 'Показать' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(busy?.offsetWidth).toBe(idle?.offsetWidth);
  },
};

export const BusyDoesNothing: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(view.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
