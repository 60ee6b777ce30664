import { expect, it } from 'vitest';
import { changedNames, type ProfileValues, profileRules } from './profile.schema';

const problems = (values: Partial<ProfileValues>) => {
  const found = profileRules.problems(profileRules.tidy({ firstName: 'Мария', lastName: 'Ковалёва', ...values }));
  return [found.firstName?.key ?? null, found.lastName?.key ?? null];
};

it('asks for a first name, not for a last one', () => {
  expect(problems({})).toEqual([null, null]);
  expect(problems({ lastName: '' })).toEqual([null, null]);
  expect(problems({ firstName: ' ' })).toEqual(['profile.firstNameMissing', null]);
});

it('tells too short from malformed', () => {
  expect(problems({ firstName: 'М', lastName: 'К' })).toEqual(['profile.firstNameShort', 'profile.lastNameShort']);
  expect(problems({ firstName: 'Maria', lastName: 'Ковалёва2' })).toEqual(['profile.nameMalformed', 'profile.nameMalformed']);
  expect(problems({ firstName: 'Мария  Анна', lastName: 'Ко--ва' })).toEqual(['profile.nameMalformed', 'profile.nameMalformed']);
  expect(problems({ firstName: 'М'.repeat(41), lastName: '-' })).toEqual(['profile.nameMalformed', 'profile.nameMalformed']);
});

it('sends what has changed', () => {
  const before = { firstName: 'Мария', lastName: 'Ковалёва' };
  expect(changedNames(before, before)).toEqual({});
  expect(changedNames(before, { ...before, lastName: '' })).toEqual({ lastName: '' });
});
