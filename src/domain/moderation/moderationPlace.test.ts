import { expect, test } from 'vitest';
import { type ModerationPlace, moderationPath, moderationPlace } from './moderationPlace';

test.each<[string, ModerationPlace]>([
  ['/moderation', { section: 'queue', caseId: null }],
  ['/moderation?case=2417', { section: 'queue', caseId: 2417 }],
  ['/moderation?section=complaints&case=8', { section: 'complaints', caseId: 8 }],
  ['/moderation?section=people&case=1', { section: 'people', caseId: 1 }],
  ['/moderation?section=decisions', { section: 'decisions', caseId: null }],
])('%s is the address of its place', (path, place) => {
  expect(moderationPath(place)).toBe(path);
  expect(moderationPlace(new URL(path, 'https://site.test').search)).toEqual(place);
});

test.each(['?case=0', '?case=-1', '?case=1e3', '?case=1234567890123456', '?section=nothing', '?case='])('%s is the queue', (search) => {
  expect(moderationPlace(search)).toEqual({ section: 'queue', caseId: null });
});
