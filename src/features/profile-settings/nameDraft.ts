import type { ProfileValues } from '../../domain/forms/schemas/profile.schema';
import type { Runtime } from '../../state/runtime/runtime';

interface NameDraft {
  readonly userId: number;
  /** Only the names that differ from the saved ones. */
  readonly values: Partial<ProfileValues>;
}

/** As long as the page: a session that ends takes the form away, and what was typed is there when the same person is back. */
const drafts = new WeakMap<Runtime, NameDraft>();

/** Returns what this person has typed and not saved; null for nothing. What another person left is removed. */
export function nameDraft(runtime: Runtime, userId: number): Partial<ProfileValues> | null {
  const kept = drafts.get(runtime);
  if (kept?.userId === userId) return kept.values;
  drafts.delete(runtime);
  return null;
}

/** Nothing typed removes the draft. */
export function keepNameDraft(runtime: Runtime, userId: number, values: Partial<ProfileValues>): void {
  if (Object.keys(values).length > 0) drafts.set(runtime, { userId, values });
  else drafts.delete(runtime);
}
