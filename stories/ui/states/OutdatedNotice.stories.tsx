import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, within } from 'storybook/test';
import { showOutdatedNotice } from '../../../src/elements/loader/outdated/showOutdatedNotice';
import { seen } from '../../support/checks/seen';

/** The notice in a host that stands in for a custom element, whose tokens it takes. */
function Notice({ lang }: { lang: 'ru' | 'en' }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    root.replaceChildren(Object.assign(document.createElement('div'), { lang }));
    showOutdatedNotice(root);
  }, [lang]);
  return <div ref={host} data-testid="host" style={{ minHeight: 200 }} />;
}

const meta = {
  title: 'ui/states/OutdatedNotice',
  component: Notice,
  args: { lang: 'ru' },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

const noticeIn = async (canvas: HTMLElement) => {
  const view = await seen(canvas);
  const notice = view.getByTestId('host').shadowRoot?.querySelector('[part=outdated]')?.shadowRoot;
  return within(notice as unknown as HTMLElement);
};

export const Outdated: Story = {
  play: async ({ canvasElement }) => {
    const notice = await noticeIn(canvasElement);
    await expect(notice.getByRole('alert')).toHaveTextContent('Страница устарела, обновите её');
    await expect(notice.getByRole('button', { name: 'Обновить' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
export const InEnglish: Story = { args: { lang: 'en' } };
export const Closed: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const notice = await noticeIn(canvasElement);
    await userEvent.click(notice.getByRole('button', { name: 'Закрыть' }));
    await expect(notice.queryByRole('alert')).not.toBeVisible();
  },
};
