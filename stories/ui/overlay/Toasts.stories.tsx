import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../../src/ui/buttons/Button';
import { type ToastAction, type ToastTone, useToasts } from '../../../src/ui/overlay/Toasts';
import { seen } from '../../support/checks/seen';

type Message = readonly [tone: ToastTone, text: string, action?: ToastAction];

/** Shown initially; the button shows them again. They stay while hovered or focused. */
function Shown({ messages }: { messages: readonly Message[] }) {
  const { show, element } = useToasts('Закрыть');
  const isShown = useRef(false);
  const all = () => {
    for (const message of messages) show(...message);
  };
  useEffect(() => {
    if (!isShown.current) all();
    isShown.current = true;
  });
  return (
    <div style={{ minHeight: 360 }}>
      <Button onClick={all}>Показать</Button>
      {element}
    </div>
  );
}

const meta = {
  title: 'ui/overlay/Toasts',
  component: Shown,
  args: {
    messages: [
      ['success', 'Ссылка скопирована'],
      ['warning', 'Пожалуйста, авторизуйтесь, чтобы позвонить'],
      ['error', 'Не удалось скопировать ссылку. Попробуйте вручную.'],
    ],
  },
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    for (const [tone, text] of args.messages) {
      await waitFor(() => expect(view.getByText(text)).toBeVisible());
      await expect(view.getByText(text)).toHaveAttribute('role', tone === 'error' ? 'alert' : 'status');
    }
    const last = view.getAllByRole('button', { name: 'Закрыть' }).at(-1);
    if (last) await userEvent.hover(last);
  },
} satisfies Meta<typeof Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const ThreeInTheDark: Story = { globals: { theme: 'dark' } };
export const ThreeOnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
export const Neutral: Story = { args: { messages: [['info', 'Объявление обновлено']] } };
export const WithAction: Story = {
  args: { messages: [['warning', 'Пожалуйста, авторизуйтесь, чтобы позвонить.', { label: 'Войти', href: 'https://site.test/buy/7' }]] },
};
export const WithActionOnAPhone: Story = { ...WithAction, globals: { viewport: { value: 'w375' } } };
