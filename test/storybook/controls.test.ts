import { expect, it, test } from 'vitest';
import { commonEvents, commonProps } from '../../src/base/commonProps';
import { definitions } from '../../src/elements/definitions';
import { listing } from '../../src/features/listing/definition';
import { argTypesOf } from '../../stories/support/argTypesOf';
import { defaultArgs } from '../../stories/support/defaultArgs';

test.each(definitions)('controls of $tag begin with its props; events and what all elements share come last', (spec) => {
  const names = Object.keys(argTypesOf(spec));
  const own = Object.keys(spec.props).filter((name) => !(name in commonProps));
  expect(names.slice(0, own.length)).toEqual(own);
  const events = names.findIndex((name) => /^on[A-Z]/.test(name));
  expect(events).toBeGreaterThanOrEqual(own.length);
  expect(Object.keys(spec.events).length).toBeGreaterThanOrEqual(Object.keys(commonEvents).length);
});

it('a story has the defaults of what it leaves out, and nothing that all elements share', () => {
  const args = defaultArgs(listing, { headingLevel: 2 });
  expect(args).toEqual({ pageMetadata: false, mapProvider: 'keyless' });
});
