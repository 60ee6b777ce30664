import { commonEvents, commonProps } from '../../../src/base/commonProps';
import type { ElementSpec, PropSpec } from '../../../src/base/defineElement';
import { readValue } from '../../../src/elements/readValue';
import { isTakenOver } from '../checks/takesOver';

/** A prop that differs from its default. */
export interface UsedProp {
  /** The name in the definition. */
  readonly name: string;
  readonly value: unknown;
  /** How markup says it, `true` for a bare attribute; null when only a script can. */
  readonly attribute: string | true | null;
  /** In React it belongs to `KvartalProvider`. */
  readonly isCommon: boolean;
}

export interface UsedHandler {
  /** The name in the definition. */
  readonly event: string;
  /** The story takes over the default action. */
  readonly takesOver: boolean;
  /** In React it belongs to `KvartalProvider`. */
  readonly isCommon: boolean;
}

export interface Usage {
  readonly props: readonly UsedProp[];
  readonly handlers: readonly UsedHandler[];
}

type Args = Readonly<Record<string, unknown>>;

/** What a story gives to its feature. Props of the feature stand before those that all elements share. */
export function usageOf({ props, events }: ElementSpec, args: Args): Usage {
  const used = Object.entries<PropSpec<unknown>>(props).flatMap(([name, spec]) => {
    const value = args[name];
    if (value === undefined || value === null || Object.is(value, spec.initial)) return [];
    return [{ name, value, attribute: attributeFor(spec, value), isCommon: name in commonProps }];
  });
  const handlers = Object.entries(events).flatMap(([event, { cancelable = false }]) => {
    const callback = args[`on${capital(event)}`];
    if (typeof callback !== 'function') return [];
    return [{ event, takesOver: cancelable && isTakenOver(callback), isCommon: event in commonEvents }];
  });
  return { props: used.toSorted((a, b) => Number(a.isCommon) - Number(b.isCommon)), handlers };
}

/** An attribute will do when reading it gives the same value back. */
function attributeFor(spec: PropSpec<unknown>, value: unknown): string | true | null {
  if (spec.attribute === false) return null;
  if (value === true) return true;
  const text = String(value);
  const reading = readValue(spec, text, '');
  return 'value' in reading && Object.is(reading.value, value) ? text : null;
}

export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
