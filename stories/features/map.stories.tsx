import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { map, SearchMap } from '../../src/features/map';
import { argTypesOf } from '../support/argTypesOf';
import { Feature } from '../support/Feature';
import { seen } from '../support/seen';
import { takesOver } from '../support/takesOver';
import { serving, someFlats } from '../support/worlds';

const meta = {
  title: 'features/map',
  component: SearchMap,
  argTypes: argTypesOf(map),
  render: (args) => <Feature component={SearchMap} definition={map} props={args} />,
  // A story must not leave its page.
  args: { onSelectListing: takesOver(), onNavigate: takesOver() },
  parameters: { network: serving(...someFlats(10)) },
} satisfies Meta<typeof SearchMap>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The file of the basemap is not where the page says. */
export const NoMap: Story = {
  args: { basemapUrl: '/nowhere/moscow.pmtiles' },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('alert')).toHaveTextContent('Карта не загрузилась');
    await expect(view.getByRole('button', { name: 'Обновить' })).toBeVisible();
    await expect(view.getByRole('link', { name: 'К списку объектов' })).toBeVisible();
  },
};
