import type { ArgTypes } from '@storybook/react-vite';
import { commonProps } from '../../src/base/commonProps';
import type { ElementSpec } from '../../src/base/defineElement';
import { documentedElements } from '../../src/elements/definitions.docs';

const controls = { text: 'text', number: 'number', flag: 'boolean', choice: 'select', query: 'text', data: 'object' } as const;

/** Controls and the table of a feature's stories, from its definition: what the elements, their types and their manual are made of too. */
export function argTypesOf({ tag }: Pick<ElementSpec, 'tag'>): ArgTypes {
  const element = documentedElements.find((documented) => documented.tag === tag);
  if (!element) throw new Error(`no documentation of ${tag}`);
  const { props, slots, events } = element;
  const ofProps = Object.entries(props).map(([name, { kind, doc, initial, options }]) => [
    name,
    {
      description: doc,
      control: { type: controls[kind] },
      ...(options && { options }),
      table: {
        category: name in commonProps ? 'every element' : 'props',
        type: { summary: options ? options.join(' | ') : kind },
        ...(initial !== undefined && { defaultValue: { summary: String(initial) } }),
      },
    },
  ]);
  const ofSlots = Object.entries(slots).map(([name, doc]) => [
    name,
    { description: doc, control: false, table: { category: 'slots', type: { summary: 'ReactNode' } } },
  ]);
  const ofEvents = Object.entries(events).map(([name, { doc, cancelable }]) => [
    `on${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    { description: doc, control: false, table: { category: 'events', type: { summary: cancelable ? 'cancelable' : 'event' } } },
  ]);
  const isCommon = ([name]: readonly unknown[]) => String(name) in commonProps;
  return Object.fromEntries([...ofProps.filter((one) => !isCommon(one)), ...ofSlots, ...ofEvents, ...ofProps.filter(isCommon)]);
}
