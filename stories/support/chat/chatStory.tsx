import { Chat } from '../../../src/features/chat/Chat';
import { type ChatProps, chat } from '../../../src/features/chat/definition';
import type { Fetch } from '../../../src/testing';
import { unlessSignedOut } from '../account/unlessSignedOut';
import { argTypesOf } from '../argTypesOf';
import { takesOver } from '../checks/takesOver';
import { Feature } from '../Feature';
import { forgetDrafts } from '../publish/forgetDrafts';
import { chatting } from './chats';
import { withNoticePermission } from './noticePermission';

/** The chat with Irina in the world of these stories. */
export const withIrina = { chatId: 6 } as const;

/** Nothing is kept from the story before, and nobody was asked about notices. */
export async function beforeChatStory(): Promise<() => void> {
  await forgetDrafts();
  return withNoticePermission('default');
}

/** What all stories of the messages page share, beside their title. */
export const chatStory = {
  argTypes: argTypesOf(chat),
  render: (args: ChatProps) => <Feature component={Chat} definition={chat} props={args} />,
  // A story must not leave its page.
  args: { onNavigate: takesOver() },
  parameters: { network: (): Fetch => chatting().api, pictures: { variants: ['phone'] } },
  decorators: [unlessSignedOut],
  beforeEach: beforeChatStory,
};

/** The API of a world of chats in which something was changed. */
export const chattingAfter = (change: Parameters<typeof chatting>[0]) => (): Fetch => chatting(change).api;
