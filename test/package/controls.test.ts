import { describe, expect, it } from 'vitest';
import { definitions } from '../../src/elements/definitions';
import { argTypesOf } from '../../stories/support/argTypesOf';

describe('controls of Storybook', () => {
  it.each(definitions.map((definition) => [definition.tag, definition] as const))(
    'show every prop, slot and event of %s',
    (_, definition) => {
      const events = Object.keys(definition.events).map((name) => `on${name.charAt(0).toUpperCase()}${name.slice(1)}`);
      const slots = 'slots' in definition ? definition.slots : [];
      expect(Object.keys(argTypesOf(definition)).sort()).toEqual([...Object.keys(definition.props), ...slots, ...events].sort());
    },
  );

  it('offer the choices of a choice', () => {
    const [search] = definitions.filter(({ tag }) => tag === 'kvartal-search');
    expect(search && argTypesOf(search).layout).toMatchObject({ control: { type: 'select' }, options: ['bar', 'column', 'compact'] });
  });
});
