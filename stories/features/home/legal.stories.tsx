import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { LegalPage } from '../../../src/domain/content/legalPages';
import { Auth } from '../../../src/features/auth/Auth';
import { auth } from '../../../src/features/auth/definition';
import { type LegalProps, legal } from '../../../src/features/legal/definition';
import { Legal } from '../../../src/features/legal/Legal';
import { ru } from '../../../src/text/legal/ru';
import { SignedIn } from '../../support/account/SignedIn';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { holdToast } from '../../support/holdToast';

const meta = {
  title: 'features/legal',
  tags: ['§2'],
  component: Legal,
  argTypes: argTypesOf(legal),
  render: (args: LegalProps) => <Feature component={Legal} definition={legal} props={args} />,
  args: { onNavigate: takesOver() },
  // The documents are long; their texts have separate tests.
  parameters: { pictures: { crop: 'window' } },
} satisfies Meta<typeof Legal>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The text of a page has come, when its last heading is there. */
const reads =
  (page: LegalPage, name: string | RegExp): Play =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getByRole('heading', { level: 1 })).toHaveTextContent(ru.pages[page]));
    await waitFor(() => expect(view.getByRole('heading', { level: 2, name })).toBeVisible());
  };

export const Publishing: Story = { args: { page: 'publishing' }, play: reads('publishing', 'Если правила нарушены') };
export const PublishingInTheDark: Story = { ...Publishing, globals: { theme: 'dark' } };
export const PublishingOnAPhone: Story = { ...Publishing, globals: { viewport: { value: 'w375' } } };
export const PublishingOnAPhoneInTheDark: Story = { ...PublishingOnAPhone, globals: { theme: 'dark', viewport: { value: 'w375' } } };
export const PublishingOnATablet: Story = { ...Publishing, globals: { viewport: { value: 'w744' } } };
export const PublishingInEnglish: Story = {
  args: { page: 'publishing' },
  globals: { lang: 'en' },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getByRole('heading', { level: 2, name: 'When the rules are broken' })).toBeVisible());
  },
};
export const Moderation: Story = { args: { page: 'moderation' }, play: reads('moderation', 'Если вы не согласны с решением') };
export const Chat: Story = { args: { page: 'chat' }, play: reads('chat', 'Что будет за нарушения') };

export const Owners: Story = {
  args: { page: 'owners' },
  play: async (context) => {
    await reads('owners', 'Перед сделкой')(context);
    const view = await seen(context.canvasElement);
    await expect(view.getByRole('link', { name: 'Зарегистрироваться' })).toBeVisible();
  },
};
export const OwnersInTheDark: Story = { ...Owners, globals: { theme: 'dark' } };
export const OwnersOnAPhone: Story = { ...Owners, globals: { viewport: { value: 'w375' } } };
export const OwnersSignedIn: Story = {
  args: { page: 'owners' },
  render: (args: LegalProps) => (
    <SignedIn>
      <Feature component={Legal} definition={legal} props={args} />
    </SignedIn>
  ),
  play: async (context) => {
    await reads('owners', 'Перед сделкой')(context);
    const view = await seen(context.canvasElement);
    await waitFor(() => expect(view.queryByRole('link', { name: 'Зарегистрироваться' })).toBeNull());
    await userEvent.click(view.getByRole('link', { name: 'Мои объявления' }));
    await expect(context.args.onNavigate).toHaveBeenCalledWith(expect.objectContaining({ target: 'account' }));
  },
};

export const OwnersSignedOut: Story = {
  args: { page: 'owners' },
  render: (args: LegalProps) => (
    <>
      <Feature component={Legal} definition={legal} props={args} />
      <Feature component={Auth} definition={auth} props={{}} />
    </>
  ),
  play: async (context) => {
    await reads('owners', 'Перед сделкой')(context);
    const view = await seen(context.canvasElement);
    await userEvent.click(view.getByRole('link', { name: 'Мои объявления' }));
    await holdToast(await view.findByText('Пожалуйста, войдите в систему'));
  },
};

export const Download: Story = {
  args: { page: 'download' },
  play: async (context) => {
    await reads('download', 'О чём помнить')(context);
    const view = await seen(context.canvasElement);
    await expect(view.getByRole('link', { name: /^Скачать/ })).toHaveAttribute('href', 'https://site.test/documents/dogovor-naima.docx');
  },
};
export const DownloadOnAPhone: Story = { ...Download, globals: { viewport: { value: 'w375' } } };
export const DownloadOfAnotherFile: Story = { args: { page: 'download', templateUrl: 'https://partner.test/files/lease.pdf' } };

export const Agreement: Story = { args: { page: 'agreement' }, play: reads('agreement', /Контакты Оператора/) };
export const AgreementInTheDark: Story = { ...Agreement, globals: { theme: 'dark' } };
export const AgreementOnAPhone: Story = { ...Agreement, globals: { viewport: { value: 'w375' } } };
export const Privacy: Story = { args: { page: 'privacy' }, play: reads('privacy', /Как связаться с Оператором/) };
export const PrivacyInEnglish: Story = { args: { page: 'privacy' }, globals: { lang: 'en' } };

export const MenuOnAPhone: Story = {
  args: { page: 'menu' },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvasElement, args }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('heading', { level: 1 })).toHaveTextContent('Правила и документы');
    await expect(view.getAllByRole('link')).toHaveLength(7);
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
};
export const MenuOnAPhoneInTheDark: Story = { ...MenuOnAPhone, globals: { theme: 'dark', viewport: { value: 'w375' } } };
export const MenuOnATablet: Story = { ...MenuOnAPhone, globals: { viewport: { value: 'w744' } } };
/** Room for both: the first page stands beside the menu. */
export const MenuInAWideWindow: Story = {
  parameters: { pictures: { sameAs: 'features-legal--publishing' } },
  args: { page: 'menu' },
  play: async (context) => {
    await reads('publishing', 'Если правила нарушены')(context);
    await expect(context.args.onNavigate).toHaveBeenCalledWith(expect.objectContaining({ target: 'publishing' }));
  },
};
