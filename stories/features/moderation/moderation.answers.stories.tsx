import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ModerationProps } from '../../../src/features/moderation/definition';
import { Moderation } from '../../../src/features/moderation/Moderation';
import { altered, offline, rejects, when } from '../../../src/testing';
import { holdToast } from '../../support/holdToast';
import { moderated, moderatedBare } from '../../support/moderation/moderation';
import { moderationStory } from '../../support/moderation/moderationStory';
import { onceOpened, openComplaints, press, sees, type View } from '../../support/moderation/steps';
import { says } from '../../support/publish/publishForm';

const meta = {
  ...moderationStory,
  title: 'features/moderation/answers',
  tags: ['§6', '§8'],
  component: Moderation,
} satisfies Meta<typeof Moderation>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The notice or message that floats over the page is in the picture. */
const overThePage = { crop: 'window' } as const;
const holding = (text: string) => async (view: View) => holdToast(await view.findByText(text));

const takingBack = (network: () => typeof fetch, ...steps: ((view: View) => Promise<unknown>)[]): Story => ({
  parameters: { network, pictures: overThePage },
  play: onceOpened(
    (view) => press(view, 'Одобрить'),
    sees('Объявление № 2417 одобрено', '№ 2418'),
    (view) => press(view, /^Отменить/),
    ...steps,
  ),
});
export const Undone = takingBack(
  () => moderated(),
  sees('№ 2417'),
  async (view) => expect(await view.findByText(/^Решение об объявлении № 2417 отменено/)).toBeInTheDocument(),
);
const changed = { detail: 'Так изменить статус объявления нельзя.' };
export const UndoRefused = takingBack(
  () => when(/status/, rejects(409, changed), moderated()),
  holding('Отменить решение не удалось: объявление уже изменилось'),
);
export const UndoOffline = takingBack(
  () => when(/status/, offline(), moderated()),
  sees('Объявление № 2417 одобрено. Нет сети. Попробуйте ещё раз, когда она появится.'),
  // How far the next listing has scrolled depends on what came first.
  async () => window.scrollTo({ top: 0, behavior: 'instant' }),
);

const linked = (args: Pick<ModerationProps, 'section' | 'caseId'>, ...texts: string[]): Story => ({
  args,
  parameters: { network: linkedWorld, pictures: { variants: ['phone'] } },
  play: says(...texts),
});
const linkedWorld = () => moderated({ complaints: { 2501: 3, 2502: 1 } });
export const LinkToDecided = linked({ caseId: 2501 }, 'Объявление № 2501', 'Открыть очередь');
export const LinkToNothing = linked({ caseId: 9999 }, 'Объявления № 9999 нет');
export const LinkToComplaint = linked({ section: 'complaints', caseId: 2501 }, '3 жалобы', 'Все жалобы');
export const LinkToNoComplaint = linked({ section: 'people', caseId: 9999 }, 'Такой жалобы нет');

/** A server that asks for confirmed phones. */
const unconfirmed = () => {
  const api = moderated();
  const marked = altered((body) => {
    const owner: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'owner') : null;
    return owner ? { ...(body as object), owner: { ...owner, is_phone_unconfirmed: true } } : body;
  }, api);
  return when(/moderation\/realty\/(?:next|\d+)\/$/, marked, api);
};
export const UnconfirmedPhone: Story = { parameters: { network: unconfirmed }, play: onceOpened(sees('Телефон не подтвержден')) };

const resolvedWorld = () =>
  moderated({ complaints: { 2503: 3, 2502: 1, 2417: 1 }, resolved: { 2502: 'rejected', 2417: 'dismissed' }, blocks: ['POST'] });
const openResolved = async (view: View) => userEvent.click(await view.findByRole('button', { name: 'Решённые' }));
export const ComplaintsResolved: Story = {
  parameters: { network: resolvedWorld },
  play: onceOpened(
    openComplaints,
    openResolved,
    sees('Аккаунт заблокирован', 'Жалоба не подтвердилась', 'Объявление отклонено', 'Разблокировать аккаунт'),
  ),
};
export const ComplaintsOfUnblocked: Story = {
  parameters: { network: () => moderated({ complaints: { 2503: 1 }, blocks: ['POST', 'DELETE'] }), pictures: { variants: [] } },
  play: onceOpened(openComplaints, openResolved, sees('Аккаунт заблокирован', 'Аккаунт разблокирован'), async (view) =>
    expect(view.queryByRole('button', { name: 'Разблокировать аккаунт' })).toBeNull(),
  ),
};
const blockedWorld = () => moderated({ complaints: { 2503: 1 }, blocks: ['POST'], later: { 2504: 2 } });
export const ComplaintsOfBlocked: Story = {
  parameters: { network: blockedWorld },
  play: onceOpened(
    openComplaints,
    sees('№ 2504, Агент', 'Аккаунт заблокирован', 'Жалоба подтвердилась', 'Разблокировать аккаунт'),
    async (view) => expect(view.queryByRole('button', { name: 'Заблокировать аккаунт' })).toBeNull(),
  ),
};
export const ConfirmRefused: Story = {
  parameters: { network: () => when(/confirm/, rejects(409), blockedWorld()), pictures: overThePage },
  play: onceOpened(
    openComplaints,
    (view) => press(view, 'Жалоба подтвердилась'),
    holding('Объявление изменилось или уже решено. Список обновлён.'),
  ),
};
export const ComplaintsResolvedNone: Story = {
  parameters: { pictures: { variants: [] } },
  play: onceOpened(openComplaints, openResolved, sees('Решённых жалоб ещё нет')),
};
const unblocking = (network: () => typeof fetch, text: string): Story => ({
  parameters: { network, pictures: overThePage },
  play: onceOpened(openComplaints, openResolved, (view) => press(view, 'Разблокировать аккаунт'), holding(text)),
});
export const UnblockFailed = unblocking(() => when(/block/, rejects(500), resolvedWorld()), 'Не получилось. Попробуйте ещё раз.');
export const UnblockRefused = unblocking(
  () => when(/block/, rejects(404), resolvedWorld()),
  'Объявление изменилось или уже решено. Список обновлён.',
);

const blocking = (network: () => typeof fetch, text: string): Story => ({
  parameters: { network, pictures: overThePage },
  play: onceOpened(
    openComplaints,
    (view) => press(view, 'Заблокировать аккаунт'),
    async (view) => {
      const dialog = within(await view.findByRole('dialog', { name: 'Заблокировать аккаунт?' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Причина, её увидит владелец при входе' }), 'Предоплата до просмотра');
      await userEvent.click(dialog.getByRole('button', { name: 'Заблокировать' }));
      await expect(await dialog.findByText(text)).toBeVisible();
    },
  ),
});
export const BlockRefused = blocking(() => when(/block/, rejects(404), moderated()), 'Этот аккаунт заблокировать нельзя');
export const BlockFailed = blocking(() => when(/block/, rejects(500), moderated()), 'Не получилось. Попробуйте ещё раз.');

export const WithoutPhotosAndDescription: Story = {
  parameters: { network: () => moderated({ listings: moderatedBare }) },
  play: says('№ 2601', 'Фотографий нет', 'Описания нет'),
};
export const ComplaintsAboutPeople: Story = {
  parameters: { network: () => moderated({ complaints: {}, hasPeople: true }), pictures: { variants: ['dark', 'phone'] } },
  play: onceOpened(openComplaints, sees('Собеседники 1', 'Пётр Лаптев', /^Похоже на обман\. Жалуется/, /^Тогда отдам другим/)),
};
