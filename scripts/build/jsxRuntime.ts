/**
 * Preact's own JSX, but a styled component is replaced by the element that it would render: a list of cards has hundreds of them, and none
 * needs to be a component of its own.
 */
import { Fragment, jsx as preactJsx } from 'preact/jsx-runtime';

type Make = typeof preactJsx;

const make = ((type: unknown, props: unknown, ...rest: unknown[]) => {
  let [shownType, shownProps] = [type, props];
  while (typeof shownType === 'function' && 'resolve' in shownType) {
    [shownType, shownProps] = (shownType.resolve as (props: unknown) => [unknown, unknown])(shownProps);
  }
  return (preactJsx as (...all: unknown[]) => unknown)(shownType, shownProps, ...rest);
}) as Make;

export { Fragment, make as jsx, make as jsxDEV, make as jsxs };
