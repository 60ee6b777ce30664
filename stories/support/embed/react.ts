import type { ElementSpec } from '../../../src/base/defineElement';
import { componentOf } from './componentOf';
import { attributeSource } from './jsx';
import { literal } from './literal';
import { openingTag } from './markup';
import { capital, type Usage, type UsedHandler, type UsedProp } from './usage';

/** Returns code for a React page: the component in its provider, which takes what all elements share. */
export function reactCode(spec: ElementSpec, { props, handlers }: Usage, kit: string, ownProps: readonly string[]): string {
  const component = componentOf(spec);
  const data = props.filter(({ value }) => typeof value === 'object');
  const attributes = (isCommon: boolean) => [
    ...props.filter((prop) => prop.isCommon === isCommon).map(jsxAttribute),
    ...handlers.filter((handler) => handler.isCommon === isCommon).map(callback),
  ];
  const addresses = [`apiUrl="${kit}/api"`, `siteUrl="${kit}"`].filter((address) => !isGiven(props, address));
  return [
    `import { KvartalProvider, ${component} } from '@kvartal/kit';`,
    ...data.map(({ name, value }) => `\nconst ${name} = ${literal(value)};`),
    '\nexport function App() {',
    '  return (',
    openingTag('KvartalProvider', [...addresses, ...attributes(true)], '    '),
    openingTag(component, [...attributes(false), ...ownProps], '      ', ' />'),
    '    </KvartalProvider>',
    '  );',
    '}',
  ].join('\n');
}

function isGiven(props: readonly UsedProp[], address: string): boolean {
  return props.some(({ name }) => address.startsWith(`${name}=`));
}

function jsxAttribute({ name, value }: UsedProp): string {
  return typeof value === 'object' ? `${name}={${name}}` : attributeSource(name, value);
}

function callback({ event, takesOver }: UsedHandler): string {
  const name = `on${capital(event)}`;
  if (!takesOver) return `${name}={(detail) => console.log(detail)}`;
  return `${name}={(detail) => {\n          console.log(detail);\n          return false;\n        }}`;
}
