import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import type { ProfileValues } from '../../domain/forms/schemas/profile.schema';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { keepNameDraft } from './nameDraft';
import { names } from './nameKeys';

/** Begins the form with its draft, and keeps what is typed. Returns what removes the draft. */
export function useNameDraft(userId: number, draft: Partial<ProfileValues> | null): () => void {
  const runtime = useRuntime();
  const form = useForm<ProfileValues>();
  // An effect: the fields begin with their saved texts in theirs.
  useEffect(() => {
    form.batch(() => {
      for (const field of names) if (draft?.[field] !== undefined) form.change(field, draft[field]);
    });
    return form.subscribe(
      ({ values, dirtyFields = {} }) => {
        const typed = names.filter((field) => dirtyFields[field]);
        keepNameDraft(runtime, userId, Object.fromEntries(typed.map((field) => [field, values[field]])));
      },
      { values: true, dirtyFields: true },
    );
  }, [form, draft, runtime, userId]);
  return () => keepNameDraft(runtime, userId, {});
}
