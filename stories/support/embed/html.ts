import type { ElementSpec } from '../../../src/base/defineElement';
import { kebab } from '../../../src/elements/kebab';
import { literal } from './literal';
import { escaped, indented, openingTag } from './markup';
import type { Usage, UsedHandler, UsedProp } from './usage';

/** Returns code for a page without a build: the script tag, the element, and a script for what attributes cannot say. */
export function htmlCode(
  spec: ElementSpec,
  { props, handlers }: Usage,
  kit: string,
  children: string,
  own: readonly string[] = [],
): string {
  const parts = [`<script type="module" src="${kit}/kit/kvartal.js"></script>`];
  const opening = openingTag(spec.tag, [...own, ...attributesOf(props)], '');
  parts.push(children === '' ? `${opening}</${spec.tag}>` : `${opening}\n${indented(children, '  ')}\n</${spec.tag}>`);

  const name = spec.tag.replace('kvartal-', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const lines = [
    ...props.filter(({ attribute }) => attribute === null).map((prop) => `${name}.${prop.name} = ${literal(prop.value, 2)};`),
    ...handlers.map((handler) => `${name}.addEventListener('kvartal-${kebab(handler.event)}', ${listener(handler)});`),
  ];
  if (lines.length > 0) {
    const script = [`const ${name} = document.querySelector('${spec.tag}');`, ...lines].map((line) => `  ${line}\n`).join('');
    parts.push(`<script type="module">\n${script}</script>`);
  }
  return parts.join('\n');
}

export function attributesOf(props: readonly UsedProp[]): string[] {
  return props.flatMap(({ name, attribute }) => {
    if (attribute === null) return [];
    return [attribute === true ? kebab(name) : `${kebab(name)}="${escaped(attribute)}"`];
  });
}

function listener({ takesOver }: UsedHandler): string {
  if (!takesOver) return '({ detail }) => console.log(detail)';
  return '(event) => {\n    event.preventDefault();\n    console.log(event.detail);\n  }';
}
