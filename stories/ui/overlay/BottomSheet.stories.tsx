import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../../src/ui/buttons/Button';
import { BottomSheet, type BottomSheetProps } from '../../../src/ui/overlay/BottomSheet';
import { seen } from '../../support/checks/seen';

/** Open initially, over its parent; the button opens it again. */
function Opened({ onClose, ...props }: BottomSheetProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <div style={{ position: 'relative', overflow: 'hidden', height: 640, background: 'var(--kv-bg-sunken)' }}>
      <div style={{ position: 'absolute', inset: '20px auto auto 24px' }}>
        <Button onClick={() => setOpen(true)}>Пречистенка, 40/2</Button>
      </div>
      <BottomSheet
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

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <p key={index} style={{ padding: '16px 0', borderTop: index ? '1px solid var(--kv-line)' : 0 }}>
      <a href={`#${index}`}>{index + 1}-комн. квартира, 72,5 м², 4/7 этаж</a>
    </p>
  ));

const meta = {
  title: 'ui/overlay/BottomSheet',
  component: BottomSheet,
  args: {
    isOpen: true,
    title: '3 объявления в одном доме',
    subtitle: 'Пречистенка, 40/2, строение 1',
    closeLabel: 'Закрыть',
    onClose: fn(),
    children: rows(3),
  },
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getByRole('dialog', { name: '3 объявления в одном доме' })).toBeVisible());
  },
} satisfies Meta<typeof BottomSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Beside: Story = {};
export const BesideInTheDark: Story = { globals: { theme: 'dark' } };
export const LongContent: Story = { args: { children: rows(24) } };
export const OnATablet: Story = { globals: { viewport: { value: 'w744' } } };
export const Sheet: Story = { args: { children: rows(24) }, globals: { viewport: { value: 'w375' } } };
export const SheetInTheDark: Story = { ...Sheet, globals: { theme: 'dark', viewport: { value: 'w375' } } };
export const SheetWithLittleInIt: Story = { args: { children: rows(1), subtitle: undefined }, globals: { viewport: { value: 'w375' } } };

export const ClosesAndReturnsTheFocus: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(view.getByRole('button', { name: 'Закрыть' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    const opener = view.getByRole('button', { name: 'Пречистенка, 40/2' });
    await userEvent.click(opener);
    const sheet = await waitFor(() => view.getByRole('dialog'));
    await waitFor(() => expect(sheet).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await waitFor(() => expect(sheet).toHaveAttribute('inert'));
  },
};
