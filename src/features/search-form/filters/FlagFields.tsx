import type { FilterFlag } from '../../../domain/search/fields';
import { isFlagFixed } from '../../../domain/search/fixedFilters';
import { useFilterText } from '../../../text/filters/useFilterText';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Fieldset, Legend } from '../../../ui/fields/choice';
import type { SearchFormModel } from '../useSearchForm';
import { Checks } from './FiltersDialog.styles';

export interface FlagFieldsProps {
  readonly form: SearchFormModel;
  /** Label of the group; without it the checkboxes belong to the field above. */
  readonly legend?: string;
  readonly flags: readonly FilterFlag[];
}

/** Checkboxes of flags, without those fixed by the page; nothing when none is left. */
export function FlagFields({ form, legend, flags }: FlagFieldsProps) {
  const { text } = useFilterText();
  const { draft, fixed, change } = form;
  const shown = flags.filter((flag) => !isFlagFixed(fixed, flag));
  if (shown.length === 0) return null;
  const toggle = (flag: FilterFlag, isOn: boolean) => {
    const others = draft.flags.filter((other) => other !== flag);
    change({ flags: isOn ? [...others, flag] : others });
  };
  const boxes = (
    <Checks>
      {shown.map((flag) => (
        <Checkbox key={flag} label={text.flag[flag]} checked={draft.flags.includes(flag)} onChange={(isOn) => toggle(flag, isOn)} />
      ))}
    </Checks>
  );
  if (legend === undefined) return boxes;
  return (
    <Fieldset>
      <Legend>{legend}</Legend>
      {boxes}
    </Fieldset>
  );
}
