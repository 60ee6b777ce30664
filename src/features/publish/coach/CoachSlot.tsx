import { useLazy } from '../../../ui/hooks/useLazy';
import type { CoachField } from './coach.lazy';

const fetchCoach = () => import('./coach.lazy');

/** Advice on fields, as soon as its code has come: nothing waits for it. */
export function CoachNotes({ fields }: { readonly fields: readonly CoachField[] }) {
  const { value } = useLazy(fetchCoach, true);
  return value && <value.Notes fields={fields} />;
}

/** Reads the form under the posting rules, and says above the button what is left. */
export function Coach() {
  const { value } = useLazy(fetchCoach, true);
  return value && <value.Coach />;
}
