import type { PropSpec } from '../../src/base/defineElement';
import type { DocumentedElement } from '../../src/base/elementDocs';
import { slotName } from '../../src/base/slotName';
import { kebab } from '../../src/elements/kebab';

/** Returns the type of a prop as editors show it. */
export function typeText({ kind, options = [] }: PropSpec<unknown>): string {
  switch (kind) {
    case 'text':
      return 'string';
    case 'number':
      return 'number';
    case 'flag':
      return 'boolean';
    case 'choice':
      return options.map((option) => `'${option}'`).join(' | ');
    case 'query':
      return 'string | object';
    case 'data':
      return 'object';
  }
}

type DocumentedProp = DocumentedElement['props'][string];

export const propsOf = (spec: DocumentedElement): [string, DocumentedProp][] => Object.entries(spec.props);

const described = (table: Readonly<Record<string, string>>) => Object.entries(table).map(([name, description]) => ({ name, description }));

/** The manifest that editors and catalogues of custom elements read (schema 1.0.0). */
export function manifestOf(definitions: readonly DocumentedElement[]) {
  return { schemaVersion: '1.0.0', modules: definitions.map(moduleOf) };
}

function moduleOf(spec: DocumentedElement) {
  const path = 'dist/elements.js';
  const name = spec.tag.replace(/(?:^|-)(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  const props = propsOf(spec);
  return {
    kind: 'javascript-module',
    path,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name,
        tagName: spec.tag,
        description: spec.doc,
        superclass: { name: 'HTMLElement' },
        attributes: props
          .filter(([, { attribute }]) => attribute !== false)
          .map(([field, prop]) => ({ name: kebab(field), fieldName: field, ...summary(prop) })),
        members: [...props.map(([field, prop]) => ({ kind: 'field', name: field, ...summary(prop) })), ...controlMembers(spec)],
        events: Object.entries(spec.events).map(([event, { doc }]) => ({
          name: `kvartal-${kebab(event)}`,
          type: { text: 'CustomEvent' },
          description: doc,
        })),
        slots: described(spec.slots).map(({ name, ...slot }) => ({ name: slotName(name), ...slot })),
        cssParts: described(spec.parts),
        cssProperties: described(spec.cssProperties),
      },
    ],
    exports: [{ kind: 'custom-element-definition', name: spec.tag, declaration: { name, module: path } }],
  };
}

/** What scripts read and call; a property that can be written too stands among the attributes already. */
function controlMembers({ control: { properties, methods }, props }: DocumentedElement) {
  return [
    ...described(properties)
      .filter(({ name }) => !Object.hasOwn(props, name))
      .map((field) => ({ kind: 'field', ...field, readonly: true })),
    ...described(methods).map((method) => ({ kind: 'method', ...method })),
  ];
}

function summary(prop: DocumentedProp) {
  const initial = prop.initial === undefined ? {} : { default: JSON.stringify(prop.initial) };
  return { description: prop.doc, type: { text: typeText(prop) }, ...initial };
}
