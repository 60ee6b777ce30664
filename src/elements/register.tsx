import type { ComponentType } from 'react';
import type { ElementSpec } from '../base/defineElement';
import { slotName } from '../base/slotName';
import { version } from '../base/version';
import { Shell, type ShellProps } from '../shell/Shell';
import { pageScope } from '../state/runtime/pageScope';
import { elementClass, type RootProps } from './elementClass';
import { warnOfTwoVersions } from './warnOfTwoVersions';

/**
 * Gives a tag its class: attributes, properties and events as the definition says, `Feature` rendered in the shadow root.
 * The first definition of a tag on a page wins; another version of the kit is told about in the console and left alone.
 * Does nothing where there is no document.
 */
export function register<Props extends object>(spec: ElementSpec, Feature: ComponentType<Props>): void {
  if (typeof customElements === 'undefined') return;
  const shared = pageScope();
  shared.version ??= version;
  // A copy that came second defines nothing, even a tag the first has not loaded yet.
  if (shared.version !== version) return warnOfTwoVersions(shared.version, version);
  if (customElements.get(spec.tag)) return;

  function Root({ host, values, callbacks, setControl }: RootProps) {
    // A definition carries the types of its props in `PropsOf`, and the reader of attributes makes values of those types.
    const slots = Object.fromEntries((spec.slots ?? []).map((name) => [name, <slot key={name} name={slotName(name)} />]));
    const props = { ...values, ...callbacks, ...slots, ...(spec.control && { ref: setControl }) } as Props & ShellProps;
    return (
      <Shell {...props} host={host}>
        <Feature {...props} />
      </Shell>
    );
  }
  customElements.define(spec.tag, elementClass(spec, Root));
}
