import { Fragment, isValidElement, type ReactNode } from 'react';
import { literal } from './literal';

/** The source of plain markup made by JSX, in one line. Components and callbacks have no source: {@link OwnMarkup} says it then. */
export function jsxSource(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map((child: ReactNode) => jsxSource(child)).join('');
  if (!isValidElement<{ children?: ReactNode }>(node)) return textSource(String(node));
  const { children, ...attributes } = node.props;
  if (node.type === Fragment) return jsxSource(children);
  if (typeof node.type !== 'string') throw new TypeError('Embed code cannot show a component in a slot: give parameters.embed');
  const opening = [node.type, ...Object.entries(attributes).map(([name, value]) => attributeSource(name, value))].join(' ');
  const inside = jsxSource(children);
  return inside === '' ? `<${opening} />` : `<${opening}>${inside}</${node.type}>`;
}

/** JSX decodes entities and knows no other escapes. */
export function attributeSource(name: string, value: unknown): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["&\\\n]/.test(value)) return `${name}="${value}"`;
  return `${name}={${literal(value)}}`;
}

function textSource(text: string): string {
  return /[{}<>&]|^\s|\s$/.test(text) ? `{${literal(text)}}` : text;
}
