import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useLatest } from '../../../base/hooks/useLatest';
import { lockScroll } from '../../../ui/overlay/lockScroll';
import { holdFocus } from '../panel/holdFocus';

export interface FullScreen {
  readonly isOn: boolean;
  toggle(): void;
}

/**
 * Full screen for an element; where the browser lacks or denies it, fills the window as a popover in the top layer, which no ancestor can
 * clip. `onChange` is called after the size has changed.
 */
export function useFullScreen(target: RefObject<HTMLElement | null>, onChange: (isOn: boolean) => void): FullScreen {
  const [mode, setMode] = useState<'off' | 'screen' | 'window'>('off');
  const latest = useLatest(onChange);
  const notify = useCallback((isOn: boolean) => latest.current(isOn), [latest]);

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const update = () => {
      const isOn = element.matches(':fullscreen');
      setMode(isOn ? 'screen' : 'off');
      notify(isOn);
    };
    element.addEventListener('fullscreenchange', update);
    return () => element.removeEventListener('fullscreenchange', update);
  }, [target, notify]);

  useEffect(() => {
    const element = target.current;
    if (mode !== 'window' || !element) return;
    element.popover = 'manual';
    element.showPopover();
    const unlock = lockScroll(element.ownerDocument);
    notify(true);
    const releaseFocus = holdFocus(element, (event) => {
      // Esc closes an open dialog or popover on the map first; those handle only their own key events.
      const isTaken =
        event.composedPath().includes(element) &&
        element.querySelector('[role=dialog][data-state=open], [popover]:not([popover=manual]):popover-open');
      if (!isTaken) setMode('off');
    });
    return () => {
      releaseFocus();
      unlock();
      element.hidePopover();
      element.removeAttribute('popover');
      notify(false);
    };
  }, [mode, target, notify]);

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
  // Missing on some phones.
  const { requestFullscreen }: Partial<HTMLElement> = element;
  if (!requestFullscreen) throw new Error('no full screen');
  await requestFullscreen.call(element);
}
