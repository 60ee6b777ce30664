import { useLayoutEffect, useRef, useState } from 'react';
import { noteLimit } from '../../../domain/favourites/note';
import { useFavouritesText } from '../../../text/listing/favourites/useFavouritesText';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { favouriteIcons } from '../favouriteIcons';
import { Add, Fold, Place, Words } from './Note.styles';
import { NoteField } from './NoteField';

/** Longer notes are folded: in a column of a phone they are about seven lines. */
const longText = 300;
const manyLines = 8;

export interface NoteProps {
  /** Names the flat. */
  readonly title: string;
  /** Empty: none. */
  readonly note: string;
  onSave(note: string): void;
}

/** The visitor's own words about a favourite, and the way to change them. */
export function Note({ title, note, onSave }: NoteProps) {
  const { text } = useFavouritesText();
  const [isWriting, setWriting] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  // One that is too long was left while it was written.
  const isOpen = isWriting || note.length > noteLimit;
  useLayoutEffect(() => {
    if (isOpen || !returnsFocus.current) return;
    returnsFocus.current = false;
    button.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const start = () => setWriting(true);
  if (isOpen) {
    return (
      <Place>
        <NoteField
          label={text.noteOn(title)}
          note={note}
          takesFocus={isWriting}
          onSave={onSave}
          onClose={(givesFocus) => {
            returnsFocus.current = givesFocus;
            setWriting(false);
          }}
        />
      </Place>
    );
  }
  if (!note) {
    return (
      <Add ref={button} type="button" data-state="idle" $variant="ghost" $size="s" aria-label={`${text.addNote}: ${title}`} onClick={start}>
        {text.addNote}
      </Add>
    );
  }
  const isLong = note.length > longText || note.split('\n').length > manyLines;
  return (
    <Place data-note="">
      <Words dir="auto" $isFolded={isLong && !isUnfolded}>
        {note}
      </Words>
      <IconButton ref={button} variant="ghost" size="s" icon={favouriteIcons.pencil} label={`${text.editNote}: ${title}`} onClick={start} />
      {isLong && (
        <Fold>
          <Button
            variant="ghost"
            size="s"
            aria-expanded={isUnfolded}
            aria-label={`${isUnfolded ? text.fold : text.unfold}: ${text.noteOn(title)}`}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {isUnfolded ? text.fold : text.unfold}
          </Button>
        </Fold>
      )}
    </Place>
  );
}
