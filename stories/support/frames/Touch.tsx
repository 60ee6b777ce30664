import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { emulateCoarsePointer } from '../../../test/support/coarsePointer';

/** Shows the page as under a finger, whatever it is pointed at with, until this leaves. */
export function Touch({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.ownerDocument && emulateCoarsePointer(box.current.ownerDocument));
  return (
    <div ref={box} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
