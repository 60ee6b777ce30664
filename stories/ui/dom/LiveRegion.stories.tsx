import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LiveRegion } from '../../../src/ui/dom/LiveRegion';
import { seen } from '../../support/checks/seen';

const meta = {
  title: 'ui/dom/LiveRegion',
  component: LiveRegion,
  args: { children: '128 объявлений' },
  render: (args) => (
    <div>
      <p style={{ font: 'var(--kv-type-caption)', color: 'var(--kv-text-muted)' }}>
        Nothing is shown. A screen reader says: “{args.children}”
        {args.isUrgent ? ', at once.' : ', when it has finished what it is saying.'}
      </p>
      <LiveRegion {...args} />
    </div>
  ),
} satisfies Meta<typeof LiveRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

const says =
  (role: 'status' | 'alert'): NonNullable<Story['play']> =>
  async ({ canvasElement, args }) => {
    const view = await seen(canvasElement);
    const region = view.getByRole(role);
    await expect(region).toHaveTextContent(String(args.children));
    await expect(region.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  };

export const Polite: Story = { play: says('status') };
export const Urgent: Story = { args: { isUrgent: true, children: 'Мин. цена не может быть больше макс.' }, play: says('alert') };
