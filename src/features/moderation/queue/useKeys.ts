import { type RefObject, useEffect, useState } from 'react';
import { useLatest } from '../../../base/hooks/useLatest';
import { isField } from '../../../ui/dom/isField';

/** What the keys of a moderator do (D65). */
export interface KeyActions {
  next(): void;
  previous(): void;
  approve(): void;
  reject(): void;
  /** Called with the place of a reason, from 0. */
  reason(place: number): void;
  send(): void;
  postpone(): void;
  undo(): void;
  photos(): void;
  help(): void;
}

const letters: Readonly<Record<string, Exclude<keyof KeyActions, 'reason' | 'send' | 'help'>>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyA: 'approve',
  KeyR: 'reject',
  KeyS: 'postpone',
  KeyZ: 'undo',
  KeyG: 'photos',
};

const memory = 'kvartal:moderationKeys';

/** Whether keys of one letter work: they can be switched off (WCAG 2.1.4), and stay so. */
export function useKeysSwitch(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => {
    try {
      return localStorage.getItem(memory) !== 'off';
    } catch {
      return true;
    }
  });
  const set = (next: boolean) => {
    setOn(next);
    try {
      localStorage.setItem(memory, next ? 'on' : 'off');
    } catch {
      // Blocked storage: it holds for this visit.
    }
  };
  return [isOn, set];
}

/**
 * Listens while nothing else wants the key: not in fields, not in dialogs, not elsewhere on the page that holds the element. Keys go by their
 * position, so that they work in the Russian layout.
 */
export function useKeys(place: RefObject<HTMLElement | null>, isActive: boolean, hasLetters: boolean, actions: KeyActions): void {
  const latest = useLatest(actions);
  useEffect(() => {
    if (!isActive) return undefined;
    const pressed = (event: KeyboardEvent) => {
      const [target] = event.composedPath();
      const { current: root } = place;
      if (event.defaultPrevented || !root || !(target instanceof Element)) return;
      const isOwn = event.composedPath().includes(root);
      if (!isOwn && target !== document.body && target !== document.documentElement) return;
      // A dialog has its keys; the reasons of a phone are the only one that is sent from.
      const dialog = target.closest('dialog');
      if (event.code === 'Enter' || event.code === 'NumpadEnter') {
        if (!(event.ctrlKey || event.metaKey) || (dialog && !dialog.querySelector('[data-reasons]'))) return;
        event.preventDefault();
        return latest.current.send();
      }
      if (!hasLetters || dialog || event.altKey || event.ctrlKey || event.metaKey || event.repeat || isField(target)) return;
      const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
      const name = letters[event.code];
      const act = actionOf(event, name, digit);
      if (!act) return;
      event.preventDefault();
      act(latest.current);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [isActive, hasLetters, latest, place]);
}

function actionOf(event: KeyboardEvent, name: (typeof letters)[string] | undefined, digit: string | undefined) {
  if (event.key === '?' || (event.code === 'Slash' && event.shiftKey)) return (actions: KeyActions) => actions.help();
  if (event.shiftKey) return null;
  if (digit) return (actions: KeyActions) => actions.reason(Number(digit) - 1);
  return name ? (actions: KeyActions) => actions[name]() : null;
}
