import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { faq } from '../../../src/features/faq/definition';
import { Faq } from '../../../src/features/faq/Faq';
import { createFakeApi, createWorld, type FakeFaqSection, malformed, never, offline, rejects, someFaq, when } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';

const meta = {
  title: 'features/faq',
  tags: ['§2', '§8'],
  component: Faq,
  argTypes: argTypesOf(faq),
  render: (args) => <Feature component={Faq} definition={faq} props={args} />,
  // A story must not leave its page.
  args: { onNavigate: takesOver() },
} satisfies Meta<typeof Faq>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const dark = { theme: 'dark' };
const tablet = { viewport: { value: 'w744' } };
const phone = { viewport: { value: 'w375' } };
const aSection = /\/questions\/sections\/\d+$/;

/** A server whose questions are these. */
const asking =
  (...sections: FakeFaqSection[]) =>
  () =>
    createFakeApi({ ...createWorld(), faq: sections });

const [first = { id: 1, title: 'Покупка', questions: [] }, ...others] = someFaq();

const shows: Play = async ({ canvasElement }) => {
  const view = await seen(canvasElement);
  await waitFor(() => expect(view.getAllByRole('button', { expanded: false })).toHaveLength(4));
};
const opens =
  (...questions: string[]): Play =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    for (const name of questions) {
      await userEvent.click(await view.findByRole('button', { name }));
      await expect(view.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
    }
  };
const says =
  (text: string): Play =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByText(text)).toBeVisible();
  };

export const Questions: Story = { play: shows };
export const QuestionsInTheDark: Story = { ...Questions, globals: dark };
export const QuestionsOnATablet: Story = { ...Questions, globals: tablet };
export const QuestionsOnAPhone: Story = { ...Questions, globals: phone };

export const OneOpen: Story = { play: opens('Как проверить собственника перед сделкой?') };
export const OneOpenInTheDark: Story = { ...OneOpen, globals: dark };
export const OneOpenOnAPhone: Story = { ...OneOpen, globals: phone };
export const SeveralOpen: Story = {
  play: opens('Какие документы нужны для покупки?', 'Почему в объявлении другой номер телефона?'),
};
export const SeveralOpenInTheDark: Story = { ...SeveralOpen, globals: dark };
export const AnotherTab: Story = {
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('tab', { name: 'Безопасность' }));
    await userEvent.click(await view.findByRole('button', { name: 'Как пожаловаться на объявление?' }));
    await expect(view.getByRole('link', { name: 'почту поддержки' })).toBeVisible();
  },
};
export const NumberedAnswer: Story = {
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('tab', { name: 'Аренда' }));
    await userEvent.click(await view.findByRole('button', { name: /перед тем, как внести залог/ }));
    await expect(view.getAllByRole('listitem')).toHaveLength(3);
  },
};

const manyTabs = asking(
  ...[
    'Покупка',
    'Аренда',
    'Размещение',
    'Безопасность',
    'Ипотека и рассрочка',
    'Новостройки',
    'Документы',
    'Личный кабинет',
    'Сообщения',
    'Для агентов',
  ].map((title, index) => ({ ...first, id: index + 1, title })),
);
const lastChosen: Play = async ({ canvasElement }) => {
  const view = await seen(canvasElement);
  const tab: HTMLElement = await view.findByRole('tab', { name: 'Покупка' });
  tab.focus();
  await userEvent.keyboard('{End}{ArrowLeft}');
  await expect(view.getByRole('tab', { selected: true })).toHaveAccessibleName('Сообщения');
};
export const ManyTabs: Story = { parameters: { network: manyTabs }, play: shows };
export const ManyTabsOnAPhone: Story = { ...ManyTabs, globals: phone, play: lastChosen };
export const LongQuestion: Story = {
  parameters: {
    network: asking({
      ...first,
      title: 'Покупка квартиры в новостройке',
      questions: [
        {
          id: 1,
          question:
            'Что делать, если продавец перенёс дату сделки уже третий раз, а квартиру в это время снова показывают другим покупателям и цена в объявлении выросла?',
          answerHtml: `<p>Попросите письменно подтвердить дату.</p><p>${'а'.repeat(180)}</p>`,
        },
        { id: 2, question: 'Ж'.repeat(120), answerHtml: '' },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: /третий раз/ }));
    await userEvent.click(view.getByRole('button', { name: /ЖЖЖ/ }));
    await expect(view.getByText('Ответа пока нет.')).toBeVisible();
  },
};
export const LongQuestionOnAPhone: Story = { ...LongQuestion, globals: phone };

const loads: Play = async ({ canvasElement }) => {
  const view = await seen(canvasElement);
  const status = await view.findByRole('status', { name: 'Загрузка вопросов' });
  await expect(status).toHaveAttribute('aria-busy', 'true');
  await expect(status.children).toHaveLength(4);
};
export const Loading: Story = { parameters: { network: () => never() }, play: loads };
export const LoadingInTheDark: Story = { ...Loading, globals: dark };
export const LoadingOnAPhone: Story = { ...Loading, globals: phone };
export const LoadingOfASection: Story = {
  parameters: { network: () => when(aSection, never(), createFakeApi()) },
  play: async (context) => {
    await loads(context);
    const view = await seen(context.canvasElement);
    await expect(await view.findByRole('tab', { name: 'Покупка' })).toBeVisible();
  },
};
export const NoQuestions: Story = { parameters: { network: asking() }, play: says('Вопросов пока нет') };
export const EmptySection: Story = {
  parameters: { network: asking({ ...first, questions: [] }, ...others) },
  play: says('В этом разделе вопросов пока нет.'),
};
export const Failed: Story = { parameters: { network: () => rejects(500) }, play: says('Что-то пошло не так') };
export const FailedInTheDark: Story = { ...Failed, globals: dark };
export const FailedOnAPhone: Story = { ...Failed, globals: phone };
export const Malformed: Story = {
  parameters: { network: () => malformed(), pictures: { sameAs: 'features-faq--failed' } },
  play: says('Что-то пошло не так'),
};
export const NoConnection: Story = { parameters: { network: () => offline() }, play: says('Отсутствует интернет соединение') };
export const FailedSection: Story = {
  parameters: { network: () => when(aSection, rejects(500), createFakeApi()) },
  play: says('Что-то пошло не так'),
};
export const FailedByDialog: Story = {
  args: { failures: 'dialog' },
  parameters: { network: () => rejects(500) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const dialog: HTMLElement = await view.findByRole('dialog', { name: 'Что-то пошло не так' });
    await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
    await waitFor(() => expect(view.getByText('Закрыть')).toBeVisible());
  },
};
export const English: Story = {
  globals: { lang: 'en' },
  play: async (context) => {
    await shows(context);
    const view = await seen(context.canvasElement);
    await expect(await view.findByRole('heading', { name: 'Questions and answers' })).toBeVisible();
  },
};
