import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aPhoto, brokenPhotoUrl } from '../../../src/testing';
import { Avatar, type AvatarProps } from '../../../src/ui/photo/Avatar';
import { seen } from '../../support/checks/seen';
import { Matrix } from '../../support/tables/Matrix';

const meta = {
  title: 'ui/photo/Avatar',
  component: Avatar,
  args: { name: 'Анна Соколова', size: 'l' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(view.getByText('АС')).toBeVisible();
  },
};
export const WithPicture: Story = { args: { src: aPhoto({ id: 1 }).url } };
export const BrokenPicture: Story = {
  args: { src: brokenPhotoUrl },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByText('АС')).toBeVisible();
  },
};
export const NoName: Story = { args: { name: '' } };

const sizes: readonly AvatarProps['size'][] = ['s', 'm', 'l', 'xl'];
export const Sizes: Story = {
  render: (args) => (
    <Matrix column={140} states={Object.fromEntries(sizes.map((size) => [String(size), <Avatar key={size} {...args} size={size} />]))} />
  ),
};
export const SizesInTheDark: Story = { ...Sizes, globals: { theme: 'dark' } };
