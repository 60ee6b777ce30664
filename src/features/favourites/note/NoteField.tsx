import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../../base/hooks/useLatest';
import { noteLimit } from '../../../domain/favourites/note';
import { useFavouritesText } from '../../../text/listing/favourites/useFavouritesText';
import { focusedIn } from '../../../ui/dom/focusedIn';
import { Field } from './Note.styles';
import { useAfterPress } from './useAfterPress';

export interface NoteFieldProps {
  readonly label: string;
  readonly note: string;
  readonly takesFocus: boolean;
  onSave(note: string): void;
  onClose(givesFocus: boolean): void;
}

const isTooLong = (text: string) => text.trim().length > noteLimit;

/** A note while it is written. It is saved when the field is left or goes, and before the page may go. */
export function NoteField({ label, note, takesFocus, onSave, onClose }: NoteFieldProps) {
  const { text } = useFavouritesText();
  const [before] = useState(note);
  const [typed, setTyped] = useState(note);
  const latest = useRef(note);
  const saved = useRef(note);
  const field = useRef<HTMLTextAreaElement>(null);
  const afterPress = useAfterPress();

  const change = (next: string) => {
    latest.current = next;
    setTyped(next);
  };
  /** What was not typed here stays as another tab has left it. */
  const save = useLatest(() => {
    const next = latest.current.trim();
    if (next === saved.current) return;
    saved.current = next;
    onSave(next);
  });

  useLayoutEffect(() => {
    if (!takesFocus || !field.current) return;
    field.current.focus({ preventScroll: true });
    const { length } = field.current.value;
    field.current.setSelectionRange(length, length);
    field.current.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);

  useEffect(() => {
    const leave = () => save.current();
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [save]);

  const leave = () => {
    save.current();
    afterPress(() => {
      // Another window took the focus, or the press gave it back.
      const isHere = field.current && focusedIn(field.current.ownerDocument) === field.current;
      if (!isHere && !isTooLong(latest.current)) onClose(false);
    });
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // A dialog around it stays open.
      event.stopPropagation();
      change(before);
    } else if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save.current();
    if (!isTooLong(latest.current)) onClose(true);
  };
  return (
    <Field
      ref={field}
      label={label}
      hideLabel
      dir="auto"
      rows={3}
      value={typed}
      onChange={change}
      limit={noteLimit}
      isSoft
      sayLeft={(count) => (count > 0 ? text.noteLeft(count) : text.noteLimit(noteLimit))}
      hint={text.noteHint}
      error={isTooLong(typed) && text.noteLimit(noteLimit)}
      onBlur={leave}
      onKeyDown={press}
    />
  );
}
