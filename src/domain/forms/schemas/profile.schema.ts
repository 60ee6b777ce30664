import { object, string } from 'yup';
import { accountLimits } from '../../account/accountLimits';
import { message } from '../formMessage';
import { formRules } from '../formRules';
import { tidyName } from '../tidyText';
import { isNameLike } from './personName.schema';

/** The names of a person in the settings (§5), as typed. */
export interface ProfileValues {
  readonly firstName: string;
  /** May be empty. */
  readonly lastName: string;
}

/** Words: `problems.profile` of `text/profile-settings`. */
export type ProfileProblem = 'firstNameMissing' | 'nameMalformed' | 'firstNameShort' | 'lastNameShort';
export type ProfileMessageKey = `profile.${ProfileProblem}`;

const { min, max } = accountLimits.name;

function nameSchema(short: 'firstNameShort' | 'lastNameShort') {
  return string()
    .transform(tidyName)
    .default('')
    .test({
      name: 'like',
      message: message('profile.nameMalformed', { max }),
      test: (text) => text === '' || isNameLike(text),
    })
    .test({ name: 'long', message: message(`profile.${short}`, { min }), test: (text) => text === '' || text.length >= min });
}

export const profileRules = formRules<ProfileValues, ProfileMessageKey>(
  object({
    firstName: nameSchema('firstNameShort').required(message('profile.firstNameMissing')),
    lastName: nameSchema('lastNameShort'),
  }),
);

/** Returns what differs between two tidy values: only that is sent (§4). */
export function changedNames(before: ProfileValues, after: ProfileValues): Partial<ProfileValues> {
  return {
    ...(after.firstName !== before.firstName && { firstName: after.firstName }),
    ...(after.lastName !== before.lastName && { lastName: after.lastName }),
  };
}
