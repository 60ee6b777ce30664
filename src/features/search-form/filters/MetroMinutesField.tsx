import { isFixed } from '../../../domain/search/fixedFilters';
import { useFilterText } from '../../../text/filters/useFilterText';
import { ChoiceChips } from '../../../ui/fields/ChoiceChips';
import type { SearchFormModel } from '../useSearchForm';
import { Cell } from './FiltersDialog.styles';

const usual = [5, 10, 15, 20];

/** The longest way to a station on foot; one from the address of the page stands among the usual ones. Nothing when the page has fixed it. */
export function MetroMinutesField({ form }: { readonly form: SearchFormModel }) {
  const { text, format } = useFilterText();
  if (isFixed(form.fixed, 'metroMinutesMin')) return null;
  const longest = form.draft.metroMinutesMax;
  const offered = [...new Set([...usual, longest ?? []].flat())].sort((one, other) => one - other);
  return (
    <Cell>
      <ChoiceChips
        legend={text.metroMinutes}
        isOptional
        value={longest === null ? null : String(longest)}
        options={offered.map((minutes) => ({
          value: String(minutes),
          label: text.metroMinutesOption(format.number(minutes)),
        }))}
        // Nobody means a shortest way; one in the address goes with the choice.
        onChange={(value) => form.change({ metroMinutesMin: null, metroMinutesMax: value === null ? null : Number(value) })}
      />
    </Cell>
  );
}
