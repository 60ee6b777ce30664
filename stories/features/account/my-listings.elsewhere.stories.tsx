import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Listing } from '../../../src/domain/listing/listing';
import { type MyListingsProps, myListings } from '../../../src/features/my-listings/definition';
import { MyListings } from '../../../src/features/my-listings/MyListings';
import { confirmed } from '../../support/account/ownActions';
import { changing, inEveryStatus } from '../../support/account/ownListings';
import { unlessSignedOut } from '../../support/account/unlessSignedOut';
import { argTypesOf } from '../../support/argTypesOf';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';

/** Actions on listings that another tab has changed. */
const meta = {
  title: 'features/my-listings/elsewhere',
  tags: ['§2', '§4'],
  component: MyListings,
  argTypes: argTypesOf(myListings),
  render: (args: MyListingsProps) => <Feature component={MyListings} definition={myListings} props={args} />,
  args: { onNavigate: takesOver() },
  globals: { viewport: { value: 'w1200' } },
  decorators: [unlessSignedOut],
} satisfies Meta<typeof MyListings>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Another tab was first: by the time of the action the listing has already changed. */
const changedElsewhere = (index: number, name: string, title: string, change: Partial<Listing>): Story => {
  const story = confirmed(index, name, title, () => changing(inEveryStatus(), change));
  return {
    ...story,
    parameters: { ...story.parameters, texts: [title, 'Его статус изменился в другой вкладке или на другом устройстве.'] },
  };
};
export const Archived: Story = changedElsewhere(0, 'Отправить в архив', 'Объявление уже в архиве', { status: 'archived' });
export const InModeration: Story = changedElsewhere(3, 'Опубликовать', 'Объявление уже на модерации', {
  status: 'moderation',
});
export const Published: Story = changedElsewhere(3, 'Опубликовать', 'Объявление уже опубликовано', { status: 'active' });
export const Rejected: Story = changedElsewhere(3, 'Опубликовать', 'Объявление уже отклонено', { status: 'rejected' });
export const Deleted: Story = changedElsewhere(0, 'Удалить', 'Объявление уже удалено', { isDeleted: true });
