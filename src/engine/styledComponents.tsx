/**
 * What the kit uses of styled-components, for the script-tag build: the same rules in the same order, through the browser's own nesting
 * instead of a preprocessor, so that a partner's page does not carry eleven kilobytes of one. The npm build has the library itself.
 */
// The hook of `preact/compat` for elements has to run after the one below, so it is loaded first.
import 'preact/compat';
import { options } from 'preact';
import type { ComponentType, ReactNode, Ref } from 'react';

export type Props = Record<string, unknown> & { as?: string | ComponentType<Props>; className?: string; ref?: Ref<unknown> };
type Interpolation =
  | string
  | number
  | boolean
  | null
  | undefined
  | Keyframes
  | StyledComponent
  | readonly Interpolation[]
  | ((props: Props) => Interpolation);

/** Where rules go: what `shell/sharedStyles` gives, one constructable sheet for all roots. */
interface Tag {
  insertRule(index: number, rule: string): boolean;
}
interface Keyframes {
  readonly name: string;
  readonly order: number;
  readonly body: string;
}
interface StyledComponent {
  (): ReactNode;
  readonly target: string | ComponentType<Props> | StyledComponent;
  /** Returns its own classes and, after them, those that come from what stands around it. */
  classOf(props: Props, outer: string): string;
  /** Class without rules, by which another component's rules may name this one. */
  readonly marker: string;
}

const holder = {
  current: undefined as Tag | undefined,
  get tag(): Tag | undefined {
    return this.current;
  },
  set tag(tag: Tag | undefined) {
    this.current = tag;
    for (const [order, rule] of early.splice(0)) insert(order, rule);
  },
};
/** Rules of what was made before any root stood. */
const early: [order: number, rule: string][] = [];
/** Rules so far of each component, by the order of definition: a component's rules stand before those of a component that extends it. */
const counts: number[] = [];
const classes = new Map<string, string>();

function insert(order: number, rule: string): void {
  if (!holder.current) {
    early.push([order, rule]);
    return;
  }
  let index = 0;
  for (const count of counts.slice(0, order + 1)) index += count;
  if (holder.current.insertRule(index, rule)) counts[order] = (counts[order] ?? 0) + 1;
}

export function css(texts: TemplateStringsArray, ...values: Interpolation[]): readonly Interpolation[] {
  return texts.flatMap((text, index) => (index < values.length ? [text, values[index]] : [text]));
}

export function keyframes(texts: TemplateStringsArray, ...values: Interpolation[]): Keyframes {
  const order = counts.push(0) - 1;
  return { name: `kv-k${order}`, order, body: write(css(texts, ...values), {}) };
}

function write(value: Interpolation, props: Props): string {
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  if (typeof value === 'function') return 'marker' in value ? `.${value.marker}` : write(value(props), props);
  if (Array.isArray(value)) return value.map((inner) => write(inner, props)).join('');
  if (typeof value === 'object') {
    const { name, order, body } = value as Keyframes;
    if (!counts[order]) insert(order, `@keyframes ${name}{${body}}`);
    return name;
  }
  return String(value);
}

/** A rule that asks for props may differ from one use to the next. */
function readsProps(value: Interpolation): boolean {
  return Array.isArray(value) ? value.some(readsProps) : typeof value === 'function' && !isStyled(value);
}

function isStyled(type: unknown): type is StyledComponent {
  return typeof type === 'function' && 'marker' in type;
}

/**
 * A styled component is never rendered: what creates an element of it creates the element or component at its end, with the classes of all
 * that are around that. A list of ten cards has two hundred components fewer. By its key it is still another thing than an equal tag with other
 * styles.
 */
const createdBefore = options.vnode;
options.vnode = (node) => {
  let type: unknown = node.type;
  // A property that nobody gave is absent, whatever the page has added to `Object.prototype`: `size` has its default.
  Object.setPrototypeOf(node.props, null);
  if (isStyled(type)) {
    const props = node.props as Props;
    const shown: Props = { __proto__: null };
    for (const name in props) if (name[0] !== '$' && name !== 'as') shown[name] = props[name];
    node.key = type.marker + node.key;
    let className = props.className ?? '';
    for (; isStyled(type); type = type.target) className = type.classOf(props, className);
    shown.className = className;
    node.type = (props.as ?? type) as typeof node.type;
    if (typeof node.type === 'string') {
      node.ref = shown.ref as typeof node.ref;
      delete shown.ref;
    }
    node.props = shown as typeof node.props;
  }
  createdBefore?.(node);
};

function makeStyled(target: StyledComponent['target']) {
  return (texts: TemplateStringsArray, ...values: Interpolation[]): StyledComponent => {
    const rules = css(texts, ...values);
    const isFixed = !rules.some(readsProps);
    const order = counts.push(0) - 1;
    const marker = `kv-s${order}`;
    /** Its classes by those around it, if its rules ask for no props. Equal strings are then one string, which is compared at once. */
    const fixed = new Map<string, string>();

    const classOf = (props: Props, outer: string): string => {
      const known = isFixed && fixed.get(outer);
      if (known) return known;
      const body = write(rules, props);
      const key = `${order}:${body}`;
      let name = classes.get(key);
      if (!name) {
        name = `kv-c${classes.size}`;
        classes.set(key, name);
        insert(order, `.${name}{${body}}`);
      }
      const all = `${marker} ${name}${outer && ` ${outer}`}`;
      if (isFixed) fixed.set(outer, all);
      return all;
    };

    return Object.assign(() => null, { marker, target, classOf });
  };
}

type Make = ReturnType<typeof makeStyled>;

/** `styled.button` and `styled(Component)`. */
export const styled = new Proxy(makeStyled, {
  get: (make, tag: string) => make(tag),
}) as typeof makeStyled & Record<string, Make>;

/** The target of rules comes from the shell; there is nothing else to manage. */
export function StyleSheetManager({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

class StyleSheet {
  getTag() {
    return holder;
  }
}

export const __PRIVATE__ = { StyleSheet };
