import type { SubmissionErrors } from 'final-form';
import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { Form, type FormRenderProps } from 'react-final-form';
import { changeProfile, type ProfileChange } from '../../api/profile';
import { profileNames } from '../../api/wire/account/profile';
import type { User } from '../../domain/account/user';
import { changedNames, type ProfileValues, profileRules } from '../../domain/forms/schemas/profile.schema';
import { keepFocus } from '../../parts/account/AccountForm';
import { apart } from '../../parts/account/formErrors';
import { updateUser } from '../../state/account/updateUser';
import { useMutation } from '../../state/data/useMutation';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useUnsavedWork } from '../../state/runtime/useUnsavedWork';
import { useProfileSettingsText } from '../../text/profile-settings/useProfileSettingsText';
import { Button } from '../../ui/buttons/Button';
import { useFormValidation } from '../../ui/forms/useFormValidation';
import { failureText } from './failureText';
import { NameField } from './NameField';
import { Note, type NoteText } from './Note';
import { keepNameDraft } from './nameDraft';
import { type NameKey, type NamesProps, names } from './nameKeys';
import { Buttons, Fields } from './ProfileSettings.styles';
import { profileKey } from './profileKeys';
import { useNameDraft } from './useNameDraft';

export interface NamesFormProps extends NamesProps {
  /** Whose pencil was pressed; null where the form comes because of its draft. */
  readonly first: NameKey | null;
  /** What was typed and not saved before the session ended. */
  readonly draft: Partial<ProfileValues> | null;
}

/** Form fields by their wire names. */
const formFields = { [profileNames.firstName]: 'firstName', [profileNames.lastName]: 'lastName' };
const subscription = { submitting: true, dirty: true } as const;

/** The names behind their pencils; only what has changed is sent (§4, §5). Lazy-loaded. */
export function NamesForm({ profile, first, draft, showToast, children }: NamesFormProps) {
  const { text } = useProfileSettingsText();
  const runtime = useRuntime();
  const validate = useFormValidation(profileRules, text.problems);
  const [open, setOpen] = useState<readonly NameKey[]>(() => names.filter((name) => name === first || draft?.[name] !== undefined));
  const [note, setNote] = useState<NoteText | null>(null);
  const saving = useMutation<ProfileChange, User>((change, options) => changeProfile(runtime.transport, change, options), {
    reloads: [profileKey],
  });
  const saved = { firstName: profile.firstName, lastName: profile.lastName };

  const save = async (values: ProfileValues): Promise<SubmissionErrors | undefined> => {
    setNote(null);
    const change = changedNames(saved, values);
    if (Object.keys(change).length === 0) {
      setNote({ tone: 'info', text: text.names.unchanged });
      return undefined;
    }
    const outcome = await saving.run(change);
    if (outcome.status === 'ignored') return {};
    if (outcome.status === 'done') {
      updateUser(runtime, outcome.value);
      setOpen([]);
      keepNameDraft(runtime, profile.id, {});
      showToast('success', text.names.saved);
      return undefined;
    }
    const { error } = outcome;
    const { byField, others } = error.kind === 'rejected' ? apart(error.fields, formFields) : { byField: {}, others: [] };
    if (error.kind !== 'rejected' || error.status !== 400 || Object.keys(byField).length === 0) {
      setNote(failureText(error, others.join(', ') || text.names.failed, text));
    }
    return byField;
  };

  return (
    <Form<ProfileValues> initialValues={saved} keepDirtyOnReinitialize validate={validate} onSubmit={save} subscription={subscription}>
      {(render) => (
        <NamesFields
          {...render}
          {...{ first, draft, open }}
          userId={profile.id}
          note={note}
          onOpen={(field) => setOpen([...open, field])}
          onClose={(closed) => {
            setOpen(open.filter((field) => !closed.includes(field)));
            setNote(null);
          }}
          onNote={setNote}
        >
          {children}
        </NamesFields>
      )}
    </Form>
  );
}

interface NamesFieldsProps
  extends Pick<NamesFormProps, 'children' | 'first' | 'draft'>,
    Pick<FormRenderProps<ProfileValues>, 'form' | 'handleSubmit' | 'submitting' | 'dirty'> {
  readonly userId: number;
  readonly open: readonly NameKey[];
  readonly note: NoteText | null;
  onOpen(field: NameKey): void;
  onClose(fields: readonly NameKey[]): void;
  onNote(note: NoteText | null): void;
}

function NamesFields({ form, handleSubmit, submitting, dirty = false, ...props }: NamesFieldsProps) {
  const { userId, first, draft, open, note, children, onOpen, onClose, onNote } = props;
  const { text } = useProfileSettingsText();
  const place = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useUnsavedWork(dirty, useNameDraft(userId, draft));
  // The focus moves after the messages have been rendered.
  useLayoutEffect(() => {
    if (attempts > 0) place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);

  // The button that saved or cancelled is gone: its pencil has the focus.
  const edited = useRef(0);
  useLayoutEffect(() => {
    const [first] = open;
    const list = place.current;
    if (first) edited.current = names.indexOf(first);
    else if (list?.ownerDocument.activeElement === list?.ownerDocument.body) list?.querySelectorAll('button')[edited.current]?.focus();
  }, [open]);

  const undo = (closed: readonly NameKey[]) => {
    form.batch(() => {
      for (const field of closed) {
        form.change(field, form.getState().initialValues?.[field] ?? '');
        form.resetFieldState(field);
      }
    });
    onClose(closed);
  };
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    // First: otherwise the browser would put the names into the URL.
    event.preventDefault();
    const values = profileRules.tidy(form.getState().values);
    form.batch(() => {
      for (const field of names) form.change(field, values[field]);
    });
    if (names.every((field) => values[field] === '')) return onNote({ tone: 'error', text: text.names.empty });
    onNote(null);
    await handleSubmit(event);
    setAttempts((count) => count + 1);
  };
  return (
    <Fields ref={place} part="form" method="post" noValidate aria-busy={submitting} onSubmit={(event) => void send(event)}>
      {names.map((name) => (
        <NameField
          key={name}
          name={name}
          label={text.fields[name]}
          isOpen={open.includes(name)}
          isFirst={name === first}
          onOpen={() => onOpen(name)}
          onUndo={() => undo([name])}
        />
      ))}
      {children}
      {note && <Note {...note} />}
      {open.length > 0 && (
        <Buttons>
          <Button type="submit" variant="primary" size="l" busy={submitting} onMouseDown={keepFocus}>
            {text.names.save}
          </Button>
          <Button size="l" onClick={() => undo(open)}>
            {text.cancel}
          </Button>
        </Buttons>
      )}
    </Fields>
  );
}
