import type { EnumOption } from '../../../domain/enumerations';
import { type advancedFields, filterFields } from '../../../domain/search/fields';
import type { FieldOfKind } from '../../../domain/search/filters';
import { isFixed } from '../../../domain/search/fixedFilters';
import { useFilterText } from '../../../text/filters/useFilterText';
import { ChipGroup } from '../../../ui/fields/ChipGroup';
import type { SearchFormModel } from '../useSearchForm';
import { Cell } from './FiltersDialog.styles';

export interface ListFieldProps {
  readonly form: SearchFormModel;
  readonly list: Extract<(typeof advancedFields)[number], FieldOfKind<'list'>>;
}

/** Multiple choice among the options of an enumeration. Renders nothing when the page has fixed it. */
export function ListField({ form, list }: ListFieldProps) {
  const { f } = useFilterText();
  const { name } = filterFields[list];
  if (isFixed(form.fixed, name)) return null;
  const options: readonly EnumOption[] = filterFields[list].options;
  const labels: Readonly<Record<string, string>> = f[`${list}Option` as const];
  return (
    <Cell>
      <ChipGroup
        legend={f[list]}
        value={form.draft[name]}
        options={options.map(({ key, wire }) => ({ value: key, label: labels[key] ?? wire }))}
        onChange={(chosen) => form.change({ [name]: chosen })}
      />
    </Cell>
  );
}
