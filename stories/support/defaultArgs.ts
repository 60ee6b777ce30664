import { commonProps } from '../../src/base/commonProps';
import type { ElementSpec } from '../../src/base/defineElement';

type Args = Readonly<Record<string, unknown>>;

/** Returns the defaults of the props that a story leaves out, so that its controls show what is in force. What all elements share comes from the toolbar. */
export function defaultArgs({ props }: Pick<ElementSpec, 'props'>, args: Args): Args {
  const left = Object.entries(props).filter(([name, { initial }]) => !(name in commonProps) && !(name in args) && initial !== undefined);
  return Object.fromEntries(left.map(([name, { initial }]) => [name, initial]));
}
