import { useEffect, useState } from 'react';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useProfileSettingsText } from '../../text/profile-settings/useProfileSettingsText';
import { IconButton } from '../../ui/buttons/IconButton';
import { TextField } from '../../ui/fields/TextField';
import { useLazy } from '../../ui/hooks/useLazy';
import { nameDraft } from './nameDraft';
import { type NameKey, type NamesProps, names } from './nameKeys';
import { FieldRow, Fields } from './ProfileSettings.styles';
import { profileIcons } from './profileIcons';

const ignore = () => {};

/** The form with its rules, for those who change a name. */
export const fetchNamesForm = () => import('./NamesForm').then(({ NamesForm }) => NamesForm);

/** The names as they are read. With the first pencil comes the form, which then stays; also with what was typed before a session ended. */
export function Names(props: NamesProps) {
  const { profile, showToast, children } = props;
  const { text } = useProfileSettingsText();
  const runtime = useRuntime();
  const [draft] = useState(() => nameDraft(runtime, profile.id));
  const [first, setFirst] = useState<NameKey | null>(null);
  const { value: NamesForm, hasFailed, load } = useLazy(fetchNamesForm, draft);
  useEffect(() => {
    if (!hasFailed || first === null) return;
    showToast('error', text.network);
    setFirst(null);
  }, [hasFailed, first, showToast, text]);

  if (NamesForm && (first || draft)) return <NamesForm {...props} first={first} draft={draft} />;
  return (
    <Fields as="div" part="form">
      {names.map((name) => (
        <FieldRow key={name}>
          <TextField label={text.fields[name]} value={profile[name]} readOnly onChange={ignore} />
          <IconButton
            variant="line"
            size="l"
            icon={profileIcons.pencil}
            label={text.names.edit(text.fields[name])}
            busy={first === name}
            onClick={() => {
              setFirst(name);
              load();
            }}
          />
        </FieldRow>
      ))}
      {children}
    </Fields>
  );
}
