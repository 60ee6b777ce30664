import type { ComponentType } from 'react';
import type { ElementSpec } from '../base/defineElement';
import { slotName } from '../base/slotName';
import { version } from '../base/version';
import { ForeignChanges } from '../shell/foreign/ForeignChanges';
import { Shell, type ShellProps } from '../shell/Shell';
import { pageScope } from '../state/runtime/pageScope';
import { elementClass, type RootProps } from './elementClass';
import { warnOfTwoVersions } from './warnOfTwoVersions';

/** A constant of the script-tag build, whose loader has compared the versions already and whose engine watches for changes of others. */
declare const __KVARTAL_LOADED__: true | undefined;

/**
 * Defines the tag of `spec`, with `Feature` rendered in its shadow root. The first definition of a tag on a page wins; another version of the kit
 * is only reported in the console. Does nothing without a document.
 */
export function register<Props extends object>(spec: ElementSpec, Feature: ComponentType<Props>): void {
  if (typeof customElements === 'undefined') return;
  if (typeof __KVARTAL_LOADED__ === 'undefined') {
    const shared = pageScope();
    shared.version ??= version;
    // A second copy defines nothing, not even tags that the first has not loaded yet.
    if (shared.version !== version) return warnOfTwoVersions(shared.version, version);
  }
  if (customElements.get(spec.tag)) return;

  function Root({ host, values, callbacks, setControl }: RootProps) {
    // `PropsOf` derives the types from the definition, and `readValue` returns values of those types.
    const slots = Object.fromEntries((spec.slots ?? []).map((name) => [name, <slot key={name} name={slotName(name)} />]));
    const props = { ...values, ...callbacks, ...slots, ...(spec.control && { ref: setControl }) } as Props & ShellProps;
    const content = <Feature {...props} />;
    return (
      <Shell {...props} host={host}>
        {typeof __KVARTAL_LOADED__ === 'undefined' ? <ForeignChanges onError={props.onError}>{content}</ForeignChanges> : content}
      </Shell>
    );
  }
  customElements.define(spec.tag, elementClass(spec, Root));
}
