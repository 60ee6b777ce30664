import { Icon } from '../../ui/icons/Icon';
import { NoteBox } from './ProfileSettings.styles';
import { profileIcons } from './profileIcons';

export interface NoteText {
  readonly tone: 'info' | 'error';
  readonly text: string;
  /** What to do about it. */
  readonly more?: string;
}

/** What became of an action, beside it. */
export function Note({ tone, text, more }: NoteText) {
  const isError = tone === 'error';
  return (
    <NoteBox $isError={isError} role={isError ? 'alert' : 'status'}>
      <Icon name={isError ? 'alert-circle' : profileIcons.info} />
      <div>
        <p>{text}</p>
        {more && <p>{more}</p>}
      </div>
    </NoteBox>
  );
}
