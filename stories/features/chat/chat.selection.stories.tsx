import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Chat } from '../../../src/features/chat/Chat';
import { type Fetch, rejects, when } from '../../../src/testing';
import { chatStory, chattingAfter } from '../../support/chat/chatStory';
import { chatPeople, chatting, chattingWithMany } from '../../support/chat/chats';
import { seen } from '../../support/checks/seen';
import { press } from '../../support/publish/publishForm';

const meta = {
  title: 'features/chat/selection',
  tags: ['§2', '§4'],
  component: Chat,
  ...chatStory,
} satisfies Meta<typeof Chat>;
export default meta;

type Story = StoryObj<typeof meta>;

const inWindow = { pictures: { crop: 'window', variants: [] } };
const names = ['Ирина Мельникова', 'Павел Дорохов'];
const chooses = async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>, action?: string) => {
  const view = await seen(canvasElement);
  await press(view, 'Выбрать чаты');
  for (const name of names) await userEvent.click(await view.findByRole('checkbox', { name: `Выбрать: ${name}` }));
  if (action) await userEvent.click(within(view.getByRole('group', { name: 'Выбрать чаты' })).getByRole('button', { name: action }));
  return view;
};

export const Nothing: Story = {
  parameters: { pictures: { variants: [] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await press(view, 'Выбрать чаты');
    await expect(await view.findByText('Выбрать все')).toBeVisible();
  },
};
export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await press(view, 'Выбрать чаты');
    await userEvent.click(await view.findByRole('checkbox', { name: 'Выбрать все' }));
    await expect(await view.findByText('Выбрано: 6')).toBeVisible();
  },
};
export const AskedToDeleteSeveral: Story = {
  parameters: inWindow,
  play: async (context) => {
    const view = await chooses(context, 'Удалить');
    await waitFor(() => expect(view.getByRole('heading', { name: 'Удалить 2 чата?' })).toBeVisible());
  },
};
export const AskedToBlockSeveral: Story = {
  parameters: inWindow,
  play: async (context) => {
    const view = await chooses(context, 'Заблокировать');
    await waitFor(() => expect(view.getByRole('heading', { name: 'Заблокировать пользователей?' })).toBeVisible());
  },
};
export const NotDeleted: Story = {
  parameters: {
    network: () => when(/delete-chats/, rejects(500), chatting().api),
    pictures: { crop: 'window', variants: ['dark', 'phone'] },
  },
  play: async (context) => {
    const view = await chooses(context, 'Удалить');
    await userEvent.click(within(await view.findByRole('dialog')).getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(view.getByText('Не получилось. Попробуйте ещё раз.')).toBeVisible());
  },
};

const blacklist = {
  args: { list: 'blacklist' },
  parameters: { network: chattingAfter(({ chatBook }) => chatBook.block(chatPeople.maria, [chatPeople.irina, 202])) },
} as const satisfies Story;
export const InTheBlacklist: Story = {
  ...blacklist,
  play: async (context) => {
    const view = await chooses(context);
    await expect(view.getByRole('button', { name: 'Разблокировать' })).toBeEnabled();
  },
};
export const NotUnblocked: Story = {
  ...blacklist,
  parameters: {
    network: () => when(/unblock/, rejects(500), chatting(({ chatBook }) => chatBook.block(chatPeople.maria, [chatPeople.irina, 202])).api),
    pictures: { variants: ['dark', 'phone'] },
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await press(view, 'Разблокировать: Ирина Мельникова');
    await waitFor(() => expect(view.getByText('Не получилось. Попробуйте ещё раз.')).toBeVisible());
  },
};

const scrollsToEnd = async (canvasElement: HTMLElement) => {
  const view = await seen(canvasElement);
  await view.findByText('Ирина Мельникова');
  const scroller = view.getByRole('list').parentElement;
  const toEnd = () => scroller?.scrollTo(0, scroller.scrollHeight);
  return { view, toEnd };
};
/** The end of a list that has been scrolled through. */
export const LongList: Story = {
  parameters: { network: () => chattingWithMany(140).api, pictures: { variants: ['dark', 'phone'] } },
  play: async ({ canvasElement }) => {
    const { view, toEnd } = await scrollsToEnd(canvasElement);
    await waitFor(() => {
      toEnd();
      expect(view.getByText('Сосед 140')).toBeVisible();
    });
  },
};
/** The first list comes; `scenario` has the later ones. */
function afterFirstList(scenario: Fetch, api: Fetch): Fetch {
  let isFirst = true;
  const first = (...asked: Parameters<Fetch>) => {
    const answering = isFirst ? api : scenario;
    isFirst = false;
    return answering(...asked);
  };
  return when(/\/chats\/$/, first, api);
}
/** More of the list cannot be loaded: what was there stays. */
export const MoreNotLoaded: Story = {
  parameters: {
    network: () => afterFirstList(rejects(500), chattingWithMany(140).api),
    pictures: { variants: ['dark'] },
  },
  play: async ({ canvasElement }) => {
    const { view, toEnd } = await scrollsToEnd(canvasElement);
    await waitFor(() => {
      toEnd();
      expect(view.getByRole('button', { name: 'Обновить' })).toBeVisible();
    });
    toEnd();
    await expect(view.getByText('Ирина Мельникова')).toBeInTheDocument();
  },
};
export const MoreNotLoadedOnAPhone: Story = {
  ...MoreNotLoaded,
  globals: { viewport: { value: 'w375' } },
};
