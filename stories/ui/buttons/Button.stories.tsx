import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, type ButtonSize, type ButtonVariant } from '../../../src/ui/buttons/Button';
import { seen } from '../../support/checks/seen';
import { interactions } from '../../support/frames/Forced';
import { Matrix } from '../../support/tables/Matrix';
import { StateTable } from '../../support/tables/StateTable';

const meta = {
  title: 'ui/buttons/Button',
  component: Button,
  args: { children: 'Показать', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const variants: readonly ButtonVariant[] = ['primary', 'soft', 'line', 'ghost', 'danger', 'photo'];
const sizes: readonly ButtonSize[] = ['l', 'm', 's'];
const texts = { primary: 'Показать', soft: 'Подробнее', line: 'Фильтры', ghost: 'Очистить', danger: 'Удалить', photo: 'Все фото' };

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <StateTable
      rows={Object.fromEntries(
        variants.map((variant) => {
          const button = (state = {}) => (
            <Button variant={variant} {...state}>
              {texts[variant]}
            </Button>
          );
          return [
            variant,
            {
              ...interactions(button()),
              disabled: button({ disabled: true }),
              busy: button({ busy: true }),
              'busy with icon': button({ busy: true, icon: 'refresh' }),
            },
          ];
        }),
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const [rest, hover, focus, pressed] = view.getAllByRole('button', { name: 'Показать' });
    const fill = (button: HTMLElement | undefined) => button && getComputedStyle(button).backgroundColor;
    await expect(new Set([rest, hover, pressed].map(fill)).size).toBe(3);
    await expect(focus).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '2px' });
  },
};

export const VariantsInTheDark: Story = { ...Variants, globals: { theme: 'dark' } };

export const Sizes: Story = {
  render: () => (
    <StateTable
      rows={Object.fromEntries(
        sizes.map((size) => [
          size,
          {
            text: <Button size={size}>Применить</Button>,
            primary: (
              <Button size={size} variant="primary">
                Показать
              </Button>
            ),
            'with icon': (
              <Button size={size} icon="refresh">
                Обновить
              </Button>
            ),
            'icon at the end': (
              <Button size={size} iconEnd="chevron-right">
                Все объявления
              </Button>
            ),
            counter: (
              <Button size={size} counter={3}>
                Фильтры
              </Button>
            ),
            busy: (
              <Button size={size} busy>
                Применить
              </Button>
            ),
          },
        ]),
      )}
    />
  ),
};

export const States: Story = {
  render: () => (
    <Matrix
      states={{
        disabled: <Button disabled>Применить</Button>,
        'explains why it is disabled': (
          <Button aria-disabled="true" title="Проверьте цену">
            Применить
          </Button>
        ),
        busy: <Button busy>Показать</Button>,
        'busy with icon': (
          <Button busy icon="refresh">
            Обновить
          </Button>
        ),
        'with a counter': <Button counter={3}>Фильтры</Button>,
        'with a large counter': <Button counter={12}>Фильтры</Button>,
        'counter on the primary one': (
          <Button variant="primary" counter={3}>
            Показать
          </Button>
        ),
        'whole width': <Button block>Показать</Button>,
        link: <Button href="#home">На главную</Button>,
        'long text': <Button>Показать все объявления о продаже апартаментов рядом с метро</Button>,
        'long text with icons': (
          <Button icon="search" iconEnd="chevron-right">
            Показать все объявления о продаже апартаментов рядом с метро
          </Button>
        ),
      }}
    />
  ),
};

export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };

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
