import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CookieBanner } from '../../../src/features/cookie-banner/CookieBanner';
import { type CookieBannerProps, cookieBanner } from '../../../src/features/cookie-banner/definition';
import { pageScope } from '../../../src/state/runtime/pageScope';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';

/** Removes the answer, so that the banner is shown as on a first visit. */
function forget(): void {
  document.cookie = 'cookiesAccepted=; Max-Age=0; Path=/';
  localStorage.removeItem('cookiesAccepted');
  delete pageScope().slots['cookieConsent'];
}

const meta = {
  title: 'features/cookie-banner',
  tags: ['§2', '§4'],
  component: CookieBanner,
  argTypes: argTypesOf(cookieBanner),
  render: (args: CookieBannerProps) => (
    <div style={{ minHeight: 240 }}>
      <Feature component={CookieBanner} definition={cookieBanner} props={args} />
    </div>
  ),
  args: { onAccepted: fn(), onNavigate: takesOver() },
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof CookieBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('region', { name: 'Файлы cookie' })).toBeVisible();
  },
};
export const InTheDark: Story = { parameters: { pictures: { sameAs: 'features-cookie-banner--first-visit' } }, globals: { theme: 'dark' } };
export const OnAPhone: Story = {
  parameters: { pictures: { sameAs: 'features-cookie-banner--first-visit' } },
  globals: { viewport: { value: 'w375' } },
};
export const OnAPhoneInTheDark: Story = { globals: { viewport: { value: 'w375' }, theme: 'dark' } };
export const InEnglish: Story = { globals: { lang: 'en' } };
/** The page says how high what is fixed at the lower edge is. */
export const AboveABar: Story = {
  globals: { viewport: { value: 'w375' } },
  decorators: [
    (Story) => (
      <>
        <style>{':root { --kv-foot: 69px; }'}</style>
        <Story />
        <div style={{ position: 'fixed', inset: 'auto 0 0', height: 69, background: '#e3ded1' }} />
      </>
    ),
  ],
};
export const ReadMore: Story = {
  play: async ({ canvasElement, args }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('link', { name: 'политике конфиденциальности' }));
    await expect(args.onNavigate).toHaveBeenCalledOnce();
    await expect(view.getByRole('region')).toBeVisible();
  },
};
export const Accepted: Story = {
  play: async ({ canvasElement, args }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: 'Хорошо' }));
    await waitFor(() => expect(view.queryByRole('region')).toBeNull());
    await expect(args.onAccepted).toHaveBeenCalledOnce();
  },
};
