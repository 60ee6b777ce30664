import type { ElementSpec } from '../../../src/base/defineElement';
import { kebab } from '../../../src/elements/kebab';
import { capital, type Given, type GivenHandler } from './given';
import { attributesOf } from './html';
import { literal } from './literal';
import { indented, openingTag } from './markup';

/** Vue must be told once that the tags are no components of its own. */
const setting = "<!-- vite.config: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('kvartal-') } } }) -->";

/** For a Vue page: the element from the package, in a single-file component. */
export function vueCode(spec: ElementSpec, { props, handlers }: Given, kit: string, children: string): string {
  const data = props.filter(({ attribute }) => attribute === null);
  const addresses = [`api-url="${kit}/api"`, `site-url="${kit}"`].filter(
    (address) => !attributesOf(props).some((one) => sameName(one, address)),
  );
  const attributes = [
    ...addresses,
    ...attributesOf(props),
    ...data.map(({ name }) => `:${kebab(name)}.prop="${name}"`),
    ...handlers.map(({ event }) => `@kvartal-${kebab(event)}="on${capital(event)}"`),
  ];
  const opening = openingTag(spec.tag, attributes, '  ');
  return [
    setting,
    '<script setup>',
    "import '@kvartal/kit/elements';",
    ...data.map(({ name, value }) => `\nconst ${name} = ${literal(value)};`),
    ...handlers.map(handlerFunction),
    '</script>\n',
    '<template>',
    children === '' ? `${opening}</${spec.tag}>` : `${opening}\n${indented(children, '    ')}\n  </${spec.tag}>`,
    '</template>',
  ].join('\n');
}

function sameName(attribute: string, other: string): boolean {
  return attribute.split('=')[0] === other.split('=')[0];
}

function handlerFunction({ event, takesOver }: GivenHandler): string {
  const name = `on${capital(event)}`;
  if (!takesOver) return `\nfunction ${name}({ detail }) {\n  console.log(detail);\n}`;
  return `\nfunction ${name}(event) {\n  event.preventDefault();\n  console.log(event.detail);\n}`;
}
