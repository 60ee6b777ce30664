import type { ElementSpec } from '../../../src/base/defineElement';
import { kebab } from '../../../src/elements/kebab';
import { attributesOf } from './html';
import { literal } from './literal';
import { indented, openingTag } from './markup';
import { capital, type Usage, type UsedHandler } from './usage';

/** Vue must be told once that the tags are not Vue components. */
const setting = "<!-- vite.config: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('kvartal-') } } }) -->";

/** Returns code for a Vue page: the element from the package, in a single-file component. */
export function vueCode(spec: ElementSpec, { props, handlers }: Usage, kit: string, children: string, own: readonly string[] = []): string {
  const data = props.filter(({ attribute }) => attribute === null);
  const addresses = [`api-url="${kit}/api"`, `site-url="${kit}"`].filter(
    (address) => !attributesOf(props).some((one) => sameName(one, address)),
  );
  const { markup, templates } = withTemplatesApart(children);
  const attributes = [
    ...addresses,
    ...own,
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
    ...templates.map(({ name, value }) => `\nconst ${name} = ${literal(value)};`),
    ...handlers.map(handlerFunction),
    '</script>\n',
    '<template>',
    markup === '' ? `${opening}</${spec.tag}>` : `${opening}\n${indented(markup, '    ')}\n  </${spec.tag}>`,
    '</template>',
  ].join('\n');
}

/** Vue would fill the children of a `<template>`, not its content, and read `{{ }}` itself: the markup goes in as a string. */
function withTemplatesApart(children: string) {
  const templates: { name: string; value: string }[] = [];
  const markup = children.replaceAll(/<template slot="([\w-]+)">([\s\S]*?)<\/template>/g, (_, slot: string, value: string) => {
    const name = `${slot}Template`;
    templates.push({ name, value });
    return `<template slot="${slot}" v-html="${name}"></template>`;
  });
  return { markup, templates };
}

function sameName(attribute: string, other: string): boolean {
  return attribute.split('=')[0] === other.split('=')[0];
}

function handlerFunction({ event, takesOver }: UsedHandler): string {
  const name = `on${capital(event)}`;
  if (!takesOver) return `\nfunction ${name}({ detail }) {\n  console.log(detail);\n}`;
  return `\nfunction ${name}(event) {\n  event.preventDefault();\n  console.log(event.detail);\n}`;
}
