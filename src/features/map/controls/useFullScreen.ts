import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useLatest } from '../../../base/hooks/useLatest';
import { lockScroll } from '../../../ui/overlay/lockScroll';
import { holdFocus } from '../panel/holdFocus';

export interface FullScreen {
  readonly isOn: boolean;
  toggle(): void;
}

/**
 * The whole screen for an element, or the whole window where the browser has no full screen or refuses it: then it stands in the top layer,
 * which no box around it can hold back. `onChange` is called as soon as the size is another one.
 */
export function useFullScreen(target: RefObject<HTMLElement | null>, onChange: (isOn: boolean) => void): FullScreen {
  const [mode, setMode] = useState<'off' | 'screen' | 'window'>('off');
  const latest = useLatest(onChange);
  const told = useCallback((isOn: boolean) => latest.current(isOn), [latest]);

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const look = () => {
      const isOn = element.matches(':fullscreen');
      setMode(isOn ? 'screen' : 'off');
      told(isOn);
    };
    element.addEventListener('fullscreenchange', look);
    return () => element.removeEventListener('fullscreenchange', look);
  }, [target, told]);

  useEffect(() => {
    const element = target.current;
    if (mode !== 'window' || !element) return;
    element.popover = 'manual';
    element.showPopover();
    const unlock = lockScroll(element.ownerDocument);
    told(true);
    const letGo = holdFocus(element, (event) => {
      // What is open on the map closes first, and hears only what is pressed there.
      const isTaken =
        event.composedPath().includes(element) &&
        element.querySelector('[role=dialog][data-state=open], [popover]:not([popover=manual]):popover-open');
      if (!isTaken) setMode('off');
    });
    return () => {
      letGo();
      unlock();
      element.hidePopover();
      element.removeAttribute('popover');
      told(false);
    };
  }, [mode, target, told]);

  const toggle = () => {
    const element = target.current;
    if (!element) return;
    if (mode === 'window') setMode('off');
    else if (mode === 'screen') element.ownerDocument.exitFullscreen().catch(() => setMode('off'));
    else enter(element).catch(() => setMode('window'));
  };
  return { isOn: mode !== 'off', toggle };
}

async function enter(element: HTMLElement): Promise<void> {
  // A phone may have no such method.
  const { requestFullscreen }: Partial<HTMLElement> = element;
  if (!requestFullscreen) throw new Error('no full screen');
  await requestFullscreen.call(element);
}
