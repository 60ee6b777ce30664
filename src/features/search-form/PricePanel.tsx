import { limits } from '../../domain/limits';
import { useText } from '../../text/TextContext';
import { Button } from '../../ui/Button';
import { NumberField } from '../../ui/NumberField';
import { priceMessage } from './priceMessage';
import { PriceActions, PriceFields, PriceForm } from './SearchForm.styles';
import type { SearchFormModel } from './useSearchForm';

export interface PricePanelProps {
  readonly form: SearchFormModel;
  onApply(): void;
}

/** Two amounts: digits only, up to 12, thousands apart (§5). Loaded when the panel is wanted, because the mask is a library. */
export default function PricePanel({ form, onApply }: PricePanelProps) {
  const texts = useText();
  const { t } = texts;
  const { draft, priceProblem } = form;
  const error = priceProblem ? priceMessage(priceProblem, texts) : undefined;
  return (
    <PriceForm
      onKeyDown={(event) => {
        // Enter in an amount means "that is my price", not "search".
        if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
          event.preventDefault();
          if (!priceProblem) onApply();
        }
      }}
    >
      <PriceFields>
        <NumberField
          label={t.form.priceMin}
          hideLabel
          prefix={t.form.priceFrom}
          suffix="₽"
          value={draft.priceMin}
          maxDigits={limits.priceDigits}
          isInvalid={priceProblem !== null}
          onChange={(priceMin) => form.change({ priceMin })}
        />
        <NumberField
          label={t.form.priceMax}
          hideLabel
          prefix={t.form.priceTo}
          suffix="₽"
          value={draft.priceMax}
          maxDigits={limits.priceDigits}
          isInvalid={priceProblem !== null}
          error={error}
          onChange={(priceMax) => form.change({ priceMax })}
        />
      </PriceFields>
      <PriceActions>
        <Button type="button" variant="ghost" size="s" onClick={() => form.change({ priceMin: null, priceMax: null })}>
          {t.form.reset}
        </Button>
        <Button type="button" variant="primary" size="s" disabled={priceProblem !== null} onClick={onApply}>
          {t.form.apply}
        </Button>
      </PriceActions>
    </PriceForm>
  );
}
