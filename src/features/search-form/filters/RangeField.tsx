import { type advancedFields, type FilterFlag, filterFields, type RangeField as RangeRow } from '../../../domain/search/fields';
import { boundsOf, type RangeKey } from '../../../domain/search/filters';
import { isFixed } from '../../../domain/search/fixedFilters';
import { useFilterText } from '../../../text/filters/useFilterText';
import { Fieldset, Legend } from '../../../ui/fields/choice';
import { RangeInputs } from '../RangeInputs';
import type { SearchFormModel } from '../useSearchForm';
import { Cell } from './FiltersDialog.styles';
import { FlagFields } from './FlagFields';

/** Ranges that only the dialog has. The way to a station is no pair of numbers there. */
export type AdvancedRange = Exclude<Extract<(typeof advancedFields)[number], RangeKey>, 'metroMinutes'>;

export interface RangeFieldProps {
  readonly form: SearchFormModel;
  readonly range: AdvancedRange;
}

/** The two bounds of a range and the flags that belong to it, without what the page has fixed. */
export function RangeField({ form, range }: RangeFieldProps) {
  const { text } = useFilterText();
  const { fixed, change } = form;
  const flags = flagsBelow[range] ?? [];
  if (isFixed(fixed, `${range}Min`)) {
    return flags.length > 0 ? (
      <Cell>
        <FlagFields form={form} legend={text[range]} flags={flags} />
      </Cell>
    ) : null;
  }
  const units: { readonly [K in `${AdvancedRange}Unit`]?: string } = text;
  return (
    <Cell>
      <Fieldset>
        <Legend>{text[range]}</Legend>
        <RangeInputs
          labels={[text[`${range}Min` as const], text[`${range}Max` as const]]}
          value={boundsOf(form.draft, range)}
          error={form.problems[range] ? text[`${range}MinAboveMax` as const] : undefined}
          isRow
          suffix={units[`${range}Unit`]}
          {...inputLimits(filterFields[range])}
          onChange={([min, max]) => change({ [`${range}Min`]: min, [`${range}Max`]: max })}
        />
      </Fieldset>
      {flags.length > 0 && <FlagFields form={form} flags={flags} />}
    </Cell>
  );
}

/** With decimals, 0 may be the start of 0,5, so it is not raised to the minimum. */
function inputLimits({ min, max, decimals }: RangeRow) {
  return decimals ? { max, decimals } : { min, max, maxDigits: String(max).length };
}

const flagsBelow: { readonly [K in AdvancedRange]?: readonly FilterFlag[] } = { floor: ['not_first_floor', 'not_last_floor'] };
