import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { legalPath } from '../../../src/domain/content/legalPages';
import { LegalPageText } from '../../../src/parts/legal/LegalPageText';
import { fetchLegalText, knownLegalText } from '../../../src/text/legal/fetchLegalText';
import { Button } from '../../../src/ui/buttons/Button';
import { seen } from '../../support/checks/seen';

const meta = {
  title: 'parts/LegalPageText',
  component: LegalPageText,
  args: {
    page: 'privacy',
    headingLevel: 2,
    linkTo: (page) => ({ href: legalPath(page) }),
    source: { known: knownLegalText, fetch: fetchLegalText },
  },
} satisfies Meta<typeof LegalPageText>;
export default meta;

type Story = StoryObj<typeof meta>;
const nothing = () => undefined;

export const Numbered: Story = {
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByText('9.2.')).toBeVisible();
    await expect((await view.findAllByText('hello@kvartal.example')).at(-1)).toBeVisible();
  },
};
export const NumberedInColumns: Story = { ...Numbered, args: { columns: true } };
export const Steps: Story = { args: { page: 'moderation' } };

export const Loading: Story = {
  args: { source: { known: nothing, fetch: () => new Promise(() => {}) } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByText('Загрузка текста…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: {
    source: { known: nothing, fetch: () => Promise.reject(new TypeError('Failed to fetch')) },
    failureActions: <Button>На главную</Button>,
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('alert')).toHaveTextContent('Произошла критическая ошибка');
    await expect(view.getByRole('button', { name: 'Обновить' })).toBeVisible();
  },
};
export const FailedInTheDark: Story = { ...Failed, globals: { theme: 'dark' } };

let attempts = 0;
export const FailedOnce: Story = {
  args: {
    source: {
      known: nothing,
      fetch: (page, lang) => {
        attempts += 1;
        return attempts % 2 === 1 ? Promise.reject(new TypeError('Failed to fetch')) : fetchLegalText(page, lang);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: 'Обновить' }));
    await waitFor(() => expect(view.getByRole('heading', { name: /Права Пользователя/ })).toBeVisible());
  },
};
