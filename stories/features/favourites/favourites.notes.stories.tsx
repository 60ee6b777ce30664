import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { noteLimit } from '../../../src/domain/favourites/note';
import { type FavouritesProps, favourites } from '../../../src/features/favourites/definition';
import { Favourites } from '../../../src/features/favourites/Favourites';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { type Kept, keepOnDevice } from '../../support/device/favourites';
import { Feature } from '../../support/Feature';
import { says } from '../../support/publish/publishForm';
import { serving, someFlats } from '../../support/worlds';

const flats = someFlats(4);
const short = 'Окна во двор, хозяйка готова уступить.\nПозвонить в субботу.';
const long = `${'Кухня маленькая, зато потолки три метра и тихий двор с липами. '.repeat(6)}\n\nСпросить про счётчики.`;
const notes = ['', short, long, 'https://example.org/' + 'plan'.repeat(30)];
const kept: Kept = [...flats.map(({ id, price }, index) => [id, price, notes[index]] as const), [99, 1, 'Сняли сразу после показа']];

const meta = {
  title: 'features/favourites/notes',
  tags: ['§2'],
  component: Favourites,
  argTypes: argTypesOf(favourites),
  render: (args: FavouritesProps) => <Feature component={Favourites} definition={favourites} props={args} />,
  args: { onNavigate: takesOver(), onSelectListing: takesOver() },
  parameters: { network: serving(...flats), pictures: { variants: [] } },
  globals: { viewport: { value: 'w1200' } },
  beforeEach: ({ loaded }) => keepOnDevice(loaded['apiUrl'], kept),
} satisfies Meta<typeof Favourites>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the first field and fills it. */
async function write(canvasElement: HTMLElement, note: string) {
  const view = await seen(canvasElement);
  await userEvent.click(await view.findByRole('button', { name: /^Добавить заметку: / }));
  const field = await view.findByRole('textbox', { name: /^Заметка: / });
  // In an element the document only knows that the focus is inside.
  await expect((field.getRootNode() as ShadowRoot | Document).activeElement).toBe(field);
  fireEvent.input(field, { target: { value: note } });
  return { view, field };
}

export const Notes: Story = { play: says('Добавить заметку', /^Окна во двор/, 'Показать полностью', 'Сняли сразу после показа') };
export const NotesInTheDark: Story = { ...Notes, globals: { ...meta.globals, theme: 'dark' } };
export const NotesOnAPhone: Story = { ...Notes, globals: { viewport: { value: 'w375' } } };
export const Unfolded: Story = {
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: /^Показать полностью: / }));
    await expect(await view.findByRole('button', { name: /^Свернуть: / })).toHaveAttribute('aria-expanded', 'true');
  },
};
export const Writing: Story = {
  play: async ({ canvasElement }) => {
    const { view } = await write(canvasElement, short);
    await expect(view.getByText('Видна только вам')).toBeVisible();
  },
};
export const TooLong: Story = {
  play: async ({ canvasElement }) => {
    const { field } = await write(canvasElement, 'я'.repeat(noteLimit + 12));
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^В.заметке может быть не.больше 500.символов/);
  },
};
