import { expect, it } from 'vitest';
import { accountPath, accountTab } from './accountTab';

it('an unknown tab is the first one', () => {
  expect(['settings', 'Ads', '', 'cabinet', null].map((named) => accountTab(named))).toEqual(['settings', 'ads', 'ads', 'ads', 'ads']);
});

it('a tab without content is the first one', () => {
  expect(accountTab('messages', ['ads', 'notifications'])).toBe('ads');
  expect(accountTab('notifications', ['ads', 'notifications'])).toBe('notifications');
});

it('has an address', () => {
  expect(accountPath('messages')).toBe('/account?tab=messages');
});
