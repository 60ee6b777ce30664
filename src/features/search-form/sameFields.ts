import type { SearchFilters } from '../../domain/search/filters';
import type { SearchFormModel } from './useSearchForm';

interface WithForm {
  readonly form: SearchFormModel;
  readonly isOpen?: boolean;
  readonly captions?: object;
}

/** Compares for `memo`: a field renders again when one of these parts of the draft changes, not with every key typed next to it. */
export const sameFields =
  (...keys: readonly (keyof SearchFilters)[]) =>
  (before: WithForm, after: WithForm): boolean =>
    before.isOpen === after.isOpen &&
    before.captions === after.captions &&
    keys.every((key) => before.form.draft[key] === after.form.draft[key]);
