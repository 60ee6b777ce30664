import { useLayoutEffect } from 'react';
import type { LightDom } from './lightDom';

interface LightContentProps {
  readonly room: LightDom;
  /** Its `slot` names the place. */
  readonly box: HTMLElement;
}

/** A place in the shadow tree for what stands among the children of the element. */
export function LightDomSlot({ room, box }: LightContentProps) {
  useLayoutEffect(() => room.place(box), [room, box]);
  return <slot name={box.slot} />;
}
