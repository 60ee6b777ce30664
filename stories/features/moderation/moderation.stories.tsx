import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Moderation } from '../../../src/features/moderation/Moderation';
import { held, offline, rejects, when } from '../../../src/testing';
import { seen } from '../../support/checks/seen';
import { moderated, moderatedClean } from '../../support/moderation/moderation';
import { holdsEnd, type Meanwhile } from '../../support/moderation/moderationConflicts';
import { moderationStory } from '../../support/moderation/moderationStory';
import { onceOpened, openComplaints, openDecisions, opened, openSpam, press, sees } from '../../support/moderation/steps';
import { says } from '../../support/publish/publishForm';

const meta = {
  ...moderationStory,
  title: 'features/moderation',
  tags: ['§6', '§8'],
  component: Moderation,
} satisfies Meta<typeof Moderation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Reading: Story = { play: opened };
export const ReadingInTheDark: Story = { ...Reading, globals: { theme: 'dark' } };
export const ReadingInEnglish: Story = { globals: { lang: 'en' }, play: says('Changed since the approved version') };
export const ReadingOnATablet: Story = { ...Reading, globals: { viewport: { value: 'w744' } } };
export const ReadingOnAPhone: Story = { ...Reading, globals: { viewport: { value: 'w375' } } };
export const Rejecting: Story = {
  play: onceOpened((view) => press(view, 'Отклонить'), sees('Причина', 'Поле формы', 'Комментарий владельцу')),
};
export const RejectingWithARemark: Story = {
  parameters: { pictures: { variants: [] } },
  play: onceOpened(
    (view) => press(view, 'Отклонить с этой причиной'),
    async (view) => expect(await view.findByRole('radio', { name: 'Контакты в тексте' })).toBeChecked(),
  ),
};
export const RejectingOnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  parameters: { pictures: { crop: 'window' } },
  play: onceOpened((view) => press(view, 'Отклонить'), sees('Комментарий владельцу')),
};
export const Missing: Story = {
  parameters: { pictures: { variants: [] } },
  play: onceOpened(
    (view) => press(view, 'Отклонить'),
    async (view) => userEvent.click((await view.findAllByRole('button', { name: 'Отклонить' }))[1] as HTMLElement),
    sees('Выберите причину'),
  ),
};
export const Approved: Story = {
  parameters: { pictures: { crop: 'window' } },
  play: onceOpened((view) => press(view, 'Одобрить'), sees('Объявление № 2417 одобрено', '№ 2418')),
};
export const NoNetworkWhenDeciding: Story = {
  parameters: { network: () => when(/approve/, offline(), moderated()), pictures: { variants: ['phone'] } },
  play: onceOpened((view) => press(view, 'Одобрить'), sees('Нет сети. Решение отправим, когда она появится.')),
};
export const ServerFailedWhenDeciding: Story = {
  parameters: { network: () => when(/approve/, rejects(500), moderated()), pictures: { variants: [] } },
  play: onceOpened((view) => press(view, 'Одобрить'), sees('Отправить ещё раз')),
};
export const Sending: Story = {
  parameters: { network: () => when(/approve/, held().fetch, moderated()), pictures: { variants: [] } },
  play: onceOpened(
    (view) => press(view, 'Одобрить'),
    async (view) => expect(await view.findByRole('button', { name: 'Одобрить' })).toHaveAttribute('aria-busy', 'true'),
  ),
};
const approving = (what: Meanwhile, ...texts: string[]): Story => ({
  parameters: { network: () => moderated({ while: what }), pictures: { crop: 'window', variants: [] } },
  play: onceOpened((view) => press(view, 'Одобрить'), sees(...texts)),
});
export const ChangedMeanwhile = approving(
  'changed',
  'Объявление изменилось',
  'Пока вы читали, владелец отправил новую версию. Решение не сохранено: посмотрите, что поменялось.',
);
export const ChangesShown: Story = {
  parameters: { network: () => moderated({ while: 'changed' }), pictures: { variants: [] } },
  play: onceOpened(
    (view) => press(view, 'Одобрить'),
    (view) => press(view, 'Показать изменения'),
    sees('Изменилось, пока вы читали'),
  ),
};
export const DecidedMeanwhile = approving('decided', 'Решение уже принято');
export const WithdrawnMeanwhile = approving('withdrawn', 'Объявления больше нет в очереди');
export const Taken: Story = {
  parameters: { network: () => moderated({ while: 'taken' }), pictures: { variants: ['phone'] } },
  play: onceOpened(
    (view) => press(view, 'Следующее'),
    sees('Это объявление смотрит О. Белова.', 'Оно вернётся в очередь, если решения не будет 10 минут.'),
  ),
};
export const HoldEnded: Story = {
  beforeEach: () => holdsEnd(),
  parameters: { pictures: { variants: [] } },
  play: says('Прошло 10 минут, и объявление вернулось в очередь. Всё, что вы написали, осталось.', 'Продолжить'),
};
export const SessionEnded: Story = {
  parameters: { network: () => when(/approve/, rejects(401), moderated()), pictures: { variants: ['phone'] } },
  play: onceOpened((view) => press(view, 'Одобрить'), sees('Сеанс закончился', 'Войдите снова: всё, что вы написали, осталось.')),
};
export const Keys: Story = {
  parameters: { pictures: { crop: 'window', variants: [] } },
  play: onceOpened((view) => press(view, 'Клавиши'), sees('фотографии во весь экран')),
};
export const KeysSwitchedOff: Story = {
  parameters: { pictures: { variants: [] } },
  play: onceOpened(
    async (view) => userEvent.click(await view.findByRole('checkbox', { name: 'Клавиши из одной буквы' })),
    sees('Выключены. Решение отправляет Ctrl + Enter.'),
  ),
};
export const WithoutRemarks: Story = {
  parameters: { network: () => moderated({ listings: moderatedClean }), pictures: { variants: [] } },
  play: says('№ 2600', 'Нарушений правил помощник не нашёл.'),
};
export const Empty: Story = {
  parameters: { network: () => moderated({ listings: [] }) },
  play: says('Очередь пуста', 'К жалобам'),
};
export const Complaints: Story = { play: onceOpened(openComplaints, sees('3 жалобы', 'Ещё 1 жалоба')) };
export const ComplaintsInTheDark: Story = { ...Complaints, globals: { theme: 'dark' } };
export const ComplaintsOnAPhone: Story = { ...Complaints, globals: { viewport: { value: 'w375' } } };
export const ComplaintsEmpty: Story = {
  parameters: { network: () => moderated({ complaints: {} }), pictures: { variants: [] } },
  play: onceOpened(openComplaints, sees('Жалоб нет')),
};
export const ComplaintsOfDeletedAccounts: Story = {
  parameters: { network: () => moderated({ complaints: { 2501: 1 }, areComplainersGone: true }), pictures: { variants: [] } },
  play: onceOpened(openComplaints, sees('1 жалоба', 'Текст удалён вместе с аккаунтом', /Аккаунт удалён/)),
};
export const ComplaintsFailed: Story = {
  parameters: { network: () => when(/complaints/, rejects(500), moderated()), pictures: { variants: [] } },
  play: onceOpened(openComplaints, sees('Произошла критическая ошибка')),
};
export const ComplaintsLoading: Story = {
  parameters: { network: () => when(/complaints/, held().fetch, moderated()), pictures: { variants: [] } },
  play: onceOpened(openComplaints, sees('Загрузка жалоб')),
};
export const ComplaintsOffline: Story = {
  parameters: { network: () => when(/complaints/, offline(), moderated()), pictures: { variants: [] } },
  play: onceOpened(openComplaints, sees('Отсутствует интернет соединение')),
};
export const Blocking: Story = {
  parameters: { pictures: { crop: 'window' } },
  play: onceOpened(
    openComplaints,
    (view) => press(view, 'Заблокировать аккаунт'),
    sees('Заблокировать аккаунт?', 'Причина, её увидит владелец при входе'),
  ),
};
export const Spam: Story = {
  parameters: { pictures: { variants: [] } },
  play: onceOpened(openSpam, sees(/^Получателей: 24\./, 'Пётр Лаптев', /^Добрый день! Меня заинтересовало/)),
};
export const SpamInTheDark: Story = { ...Spam, globals: { theme: 'dark' } };
export const SpamOnAPhone: Story = { ...Spam, globals: { viewport: { value: 'w375' } } };
export const SpamInEnglish: Story = {
  ...Spam,
  globals: { lang: 'en' },
  play: async (context) => {
    await says('Changed since the approved version')(context);
    const view = await seen(context.canvasElement);
    await userEvent.click(await view.findByRole('tab', { name: /Mass messages/ }));
    await sees(/^Recipients: 24\./)(view);
  },
};
export const SpamEmpty: Story = {
  parameters: { network: () => moderated({ spam: [] }), pictures: { variants: [] } },
  play: onceOpened(openSpam, sees('Рассылок нет')),
};
export const SpamLoading: Story = {
  parameters: { network: () => when(/spam/, held().fetch, moderated()), pictures: { variants: [] } },
  play: onceOpened(openSpam, sees('Загрузка рассылок')),
};
export const SpamFailed: Story = {
  parameters: { network: () => when(/spam/, rejects(500), moderated()), pictures: { variants: [] } },
  play: onceOpened(openSpam, sees('Произошла критическая ошибка')),
};
export const SpamOffline: Story = {
  parameters: { network: () => when(/dismiss/, offline(), moderated()), pictures: { variants: [] } },
  play: onceOpened(
    openSpam,
    (view) => press(view, 'Это не спам'),
    sees('Нет сети. Попробуйте ещё раз, когда она появится.', 'Пётр Лаптев'),
  ),
};
export const Decisions: Story = {
  parameters: { network: () => moderated({ decisions: 23 }) },
  play: onceOpened(
    openDecisions,
    sees(/^О\. Белова, /, 'Решение отменено', 'Аккаунт: Пётр Лаптев', 'Объявление удалено', 'Сегодня вы проверили'),
  ),
};
export const DecisionsInTheDark: Story = { ...Decisions, globals: { theme: 'dark' } };
export const DecisionsOnAPhone: Story = {
  ...Decisions,
  globals: { viewport: { value: 'w375' } },
  play: onceOpened(openDecisions, sees('Решение отменено')),
};
export const DecisionsOfOne: Story = {
  ...Decisions,
  parameters: { ...Decisions.parameters, pictures: { variants: [] } },
  play: onceOpened(
    openDecisions,
    (view) => press(view, 'Мои'),
    async (view) => waitFor(() => expect(view.queryByText('Решение отменено')).toBeNull()),
  ),
};
export const DecisionsEmpty: Story = {
  parameters: { network: () => moderated({ listings: moderatedClean }), pictures: { variants: [] } },
  play: async (context) => {
    await says('№ 2600')(context);
    const view = await seen(context.canvasElement);
    await openDecisions(view);
    await sees('Решений ещё нет')(view);
  },
};
export const DecisionsFailed: Story = {
  parameters: { network: () => when(/decisions/, rejects(500), moderated()), pictures: { variants: [] } },
  play: onceOpened(openDecisions, sees('Произошла критическая ошибка')),
};
export const DecisionsLoading: Story = {
  parameters: { network: () => when(/decisions/, held().fetch, moderated()), pictures: { variants: [] } },
  play: onceOpened(openDecisions, sees('Загрузка решений')),
};
export const Loading: Story = {
  parameters: { network: () => held().fetch, pictures: { variants: [] } },
  play: says('Загрузка очереди'),
};
export const NoConnection: Story = {
  parameters: { network: () => offline(), pictures: { variants: [] } },
  play: says('Отсутствует интернет соединение', 'Повторите попытку снова.'),
};
export const OtherError: Story = {
  parameters: { network: () => rejects(500), pictures: { variants: [] } },
  play: says('Произошла критическая ошибка', 'Попробуйте перезагрузить страницу.'),
};
const notFound = { sameAs: 'features-listing--not-found' };
export const NotForOthers: Story = { parameters: { as: 'maria', pictures: notFound }, play: says('Страница не найдена') };
export const NotForVisitors: Story = { ...NotForOthers, parameters: { ...NotForOthers.parameters, as: 'nobody' } };
