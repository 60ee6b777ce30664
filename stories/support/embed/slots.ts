import { Fragment, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ElementSpec } from '../../../src/base/defineElement';
import { slotName } from '../../../src/base/slotName';
import { jsxSource } from './jsx';
import type { OwnMarkup } from './ownMarkup';

/** What a story puts into a slot of the definition: a prop of the component, a child of the element. */
export interface GivenSlot {
  readonly name: string;
  readonly content: ReactNode;
}

export function usedSlots({ slots = [] }: ElementSpec, args: Readonly<Record<string, unknown>>): GivenSlot[] {
  return slots.flatMap((name) => {
    const content = args[name];
    return isNode(content) ? [{ name, content }] : [];
  });
}

/** Everything between the tags of the element. */
export function childrenMarkup(spec: ElementSpec, args: Readonly<Record<string, unknown>>, own: OwnMarkup): string {
  return [...usedSlots(spec, args).map(slotMarkup), ...(own.html ? [own.html] : [])].join('\n');
}

function slotMarkup({ name, content }: GivenSlot): string {
  const slot = slotName(name);
  return `<div${slot && ` slot="${slot}"`}>${renderToStaticMarkup(content)}</div>`;
}

export function slotProp({ name, content }: GivenSlot): string {
  const source = jsxSource(content);
  const isOneElement = isValidElement(content) && content.type !== Fragment;
  return `${name}={${isOneElement ? source : `<>${source}</>`}}`;
}

function isNode(content: unknown): content is ReactNode {
  return isValidElement(content) || typeof content === 'string' || typeof content === 'number' || Array.isArray(content);
}
