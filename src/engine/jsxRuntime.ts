/**
 * JSX of the script-tag build. A page of ten cards makes hundreds of elements, so two things are spared: a styled component is replaced by
 * the element that it would render, and the props of an element are put into Preact's form here, in one go, instead of by `preact/compat`,
 * which copies them once more and tries every name on regular expressions.
 */
import { options } from 'preact';
import 'preact/compat';
import { Fragment, jsx as preactJsx } from 'preact/jsx-runtime';
import { type Props, resolveStyled } from './styledComponents';

type Make = (type: unknown, props: Props, key?: unknown) => unknown;
const preactMake = preactJsx as unknown as Make;

const compatHook = options.vnode;
let isReady = false;
options.vnode = (vnode) => {
  if (!isReady) compatHook?.(vnode);
};

/** Where compat's answer depends on more than a prop's name: fields, and these props. Left to it. */
const fields = new Set<unknown>(['input', 'select', 'textarea', 'noscript']);
const domNames = new Map<string, string | null>([
  ['class', null],
  ['download', null],
  ['translate', null],
]);

/** The name of a prop in the DOM as compat gives it (`onFocus` is `onfocusin`, `strokeWidth` is `stroke-width`); each is asked for once. */
function domName(name: string): string | null {
  let known = domNames.get(name);
  if (known === undefined) {
    const probe = { type: 'i', props: { [name]: '' } };
    compatHook?.(probe as unknown as Parameters<NonNullable<typeof compatHook>>[0]);
    known = Object.keys(probe.props)[0] ?? null;
    domNames.set(name, known);
  }
  return known;
}

/** The props as Preact takes them, or null where compat has to look at them. */
function readyProps(props: Props): Props | null {
  const ready: Props = {};
  for (const name in props) {
    const value = props[name];
    if (name === 'className') {
      ready['class'] = value;
      continue;
    }
    const known = domName(name);
    if (known === null || (name === 'style' && hasNumbers(value))) return null;
    ready[known] = value === null ? undefined : value;
  }
  return ready;
}

/** A number in a style may mean pixels. */
function hasNumbers(style: unknown): boolean {
  for (const name in style as Props) if (typeof (style as Props)[name] === 'number') return true;
  return false;
}

const make: Make = (type, props, key) => {
  const [shown, shownProps] = resolveStyled(type, props);
  const ready = typeof shown === 'string' && !fields.has(shown) ? readyProps(shownProps) : null;
  if (!ready) return preactMake(shown, shownProps, key);
  isReady = true;
  const element = preactMake(shown, ready, key);
  isReady = false;
  return element;
};

export { Fragment, make as jsx, make as jsxDEV, make as jsxs };
