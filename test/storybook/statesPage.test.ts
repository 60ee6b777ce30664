import { describe, expect, it } from 'vitest';
import { definitions } from '../../src/elements/definitions';
import { featureStates } from '../../stories/support/states/featureStates';
import { storybookIndex } from './storybookIndex';

const entries = await storybookIndex();
const features = featureStates(entries);

describe('the page of states', () => {
  it('has every element', () => {
    const titles = features.map(({ title }) => title);
    for (const { tag } of definitions) expect(titles).toContain(tag.replace('kvartal-', 'features/'));
  });

  it.each(features)('$title names its sections of the requirements and has a state', ({ sections, states }) => {
    expect(sections).not.toEqual([]);
    expect(states).not.toEqual([]);
  });

  it('has every story of a feature once', () => {
    const listed = features.flatMap(({ states }) => states.flatMap(({ id, variants }) => [id, ...variants.map((variant) => variant.id)]));
    const stories = entries.filter(({ type, title }) => type === 'story' && title.startsWith('features/')).map(({ id }) => id);
    expect(listed.filter((id) => id.startsWith('features-')).toSorted()).toEqual(stories.toSorted());
  });
});
