import { type ModerationProps, moderation } from '../../../src/features/moderation/definition';
import { Moderation } from '../../../src/features/moderation/Moderation';
import { argTypesOf } from '../argTypesOf';
import { Feature } from '../Feature';
import { moderated, signedInAs } from './moderation';

/** What all stories of the moderators' page have: a moderator, a queue, and keys of one letter as at first. */
export const moderationStory = {
  argTypes: argTypesOf(moderation),
  render: (args: ModerationProps) => <Feature component={Moderation} definition={moderation} props={args} />,
  parameters: { network: () => moderated(), pictures: { variants: ['dark', 'phone'] } },
  decorators: [signedInAs],
  beforeEach: () => localStorage.removeItem('kvartal:moderationKeys'),
};
