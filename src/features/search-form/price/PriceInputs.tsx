import { limits } from '../../../domain/limits';
import { useFilterText } from '../../../text/filters/useFilterText';
import { RangeInputs } from '../RangeInputs';
import type { SearchFormModel } from '../useSearchForm';
import { priceMessage } from './priceMessage';

export interface PriceInputsProps {
  readonly form: SearchFormModel;
  readonly isRow?: boolean;
}

/** Two amounts: digits only, up to 12, grouped by thousands (§5). Lazy. */
export function PriceInputs({ form, isRow }: PriceInputsProps) {
  const texts = useFilterText();
  const { draft, problems } = form;
  return (
    <RangeInputs
      labels={[texts.common.form.priceMin, texts.common.form.priceMax]}
      value={[draft.priceMin, draft.priceMax]}
      error={problems.price ? priceMessage(problems.price, texts) : undefined}
      isRow={isRow}
      suffix="₽"
      maxDigits={limits.priceDigits}
      onChange={([priceMin, priceMax]) => form.change({ priceMin, priceMax })}
    />
  );
}
