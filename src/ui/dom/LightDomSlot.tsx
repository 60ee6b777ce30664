import { useLayoutEffect } from 'react';
import type { LightDom } from './lightDom';

interface LightContentProps {
  readonly room: LightDom;
  /** Name of the slot. */
  readonly box: HTMLElement;
}

/** A slot in the shadow tree for boxes among the element's children. */
export function LightDomSlot({ room, box }: LightContentProps) {
  useLayoutEffect(() => room.place(box), [room, box]);
  return <slot name={box.slot} />;
}
