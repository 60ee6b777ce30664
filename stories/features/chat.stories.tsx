import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chat, type ChatProps, chat } from '../../src/features/chat';
import { argTypesOf } from '../support/argTypesOf';
import { Feature } from '../support/Feature';

const meta = {
  title: 'features/chat',
  component: Chat,
  argTypes: argTypesOf(chat),
  render: (args: ChatProps) => <Feature component={Chat} definition={chat} props={args} />,
} satisfies Meta<typeof Chat>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
