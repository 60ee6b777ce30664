import { useText } from '../../../text/catalogue/TextContext';
import { Button } from '../../../ui/buttons/Button';
import type { SearchFormModel } from '../useSearchForm';
import { PriceInputs } from './PriceInputs';
import { PriceActions, PriceForm } from './PricePanel.styles';

export interface PricePanelProps {
  readonly form: SearchFormModel;
  onApply(): void;
}

/** The two amounts of the price, with buttons to apply and reset. */
export function PricePanel({ form, onApply }: PricePanelProps) {
  const { text } = useText();
  const isWrong = form.problems.price !== null;
  return (
    <PriceForm
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
        event.preventDefault();
        if (isWrong) return;
        // Enter in an amount searches, as in any field of a form. A sandboxed frame refuses `requestSubmit`.
        const { form } = event.target as HTMLInputElement;
        onApply();
        form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
      }}
    >
      <PriceInputs form={form} />
      <PriceActions>
        <Button type="button" variant="ghost" size="s" onClick={() => form.change({ priceMin: null, priceMax: null })}>
          {text.form.reset}
        </Button>
        <Button type="button" variant="primary" size="s" disabled={isWrong} onClick={onApply}>
          {text.form.apply}
        </Button>
      </PriceActions>
    </PriceForm>
  );
}
