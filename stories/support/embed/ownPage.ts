import type { ElementSpec } from '../../../src/base/defineElement';
import { definitions } from '../../../src/elements/definitions';
import { kebab } from '../../../src/elements/kebab';
import type { EmbedCode } from './embedCode';
import { htmlCode } from './html';
import { literal } from './literal';
import { escaped, openingTag } from './markup';
import { capital, type Usage } from './usage';
import { vueCode } from './vue';

/** A page that puts its own markup into an element, as `OnPage` shows it. */
export interface OwnPage {
  readonly spec: ElementSpec;
  readonly markup: string;
  readonly styles: string;
  /** The attributes as markup writes them. */
  readonly attributes: readonly string[];
}

/** The page of a story, by its arguments; null when the story is a component. */
export function ownPageOf(args: Readonly<Record<string, unknown>>): OwnPage | null {
  const { tag, markup, styles, attributes } = args;
  const spec = definitions.find((one) => one.tag === tag);
  if (!spec || typeof markup !== 'string') return null;
  const pairs = typeof attributes === 'object' && attributes !== null ? Object.entries(attributes) : [];
  return {
    spec,
    markup: outdented(markup),
    styles: typeof styles === 'string' ? `<style>\n${outdented(styles)}\n</style>` : '',
    attributes: pairs.map(([name, value]) => `${name}="${escaped(String(value))}"`),
  };
}

/** In React the element itself is used: the component takes components instead of markup. */
export function ownPageCode({ spec, markup, styles, attributes }: OwnPage, usage: Usage, kit: string): EmbedCode {
  return {
    html: [styles, htmlCode(spec, usage, kit, markup, attributes)].filter(Boolean).join('\n'),
    react: reactElementCode(spec, markup, attributes, usage, kit),
    vue: [vueCode(spec, usage, kit, markup, attributes), styles].filter(Boolean).join('\n\n'),
  };
}

function reactElementCode(
  spec: ElementSpec,
  markup: string,
  attributes: readonly string[],
  { props, handlers }: Usage,
  kit: string,
): string {
  const all = [
    `api-url="${kit}/api"`,
    `site-url="${kit}"`,
    ...attributes,
    ...props.map(({ name, attribute, value }) =>
      typeof attribute === 'string' ? `${kebab(name)}={${literal(attribute)}}` : `${name}={${literal(value)}}`,
    ),
    ...handlers.map(({ event }) => `onkvartal-${kebab(event)}={on${capital(event)}}`),
    'dangerouslySetInnerHTML={{ __html: markup }}',
  ];
  return [
    "import '@kvartal/kit/elements';",
    `\nconst markup = ${literal(markup)};`,
    ...handlers.map(({ event, takesOver }) => {
      const prevented = takesOver ? '  event.preventDefault();\n' : '';
      return `\nfunction on${capital(event)}(event) {\n${prevented}  console.log(event.detail);\n}`;
    }),
    '\nexport function App() {',
    '  return (',
    openingTag(spec.tag, all, '    ', ' />'),
    '  );',
    '}',
  ].join('\n');
}

/** Removes the indentation that a template string of a story has. */
function outdented(text: string): string {
  const lines = text.replace(/^\s*\n|\s+$/g, '').split('\n');
  const least = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length));
  return lines.map((line) => line.slice(least)).join('\n');
}
