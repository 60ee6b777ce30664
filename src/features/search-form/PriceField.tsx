import { lazy, type Ref, Suspense } from 'react';
import { useText } from '../../text/TextContext';
import { Popover } from '../../ui/Popover';
import { Skeleton } from '../../ui/Skeleton';
import type { FormFieldProps } from './DealField';
import { priceMessage } from './priceMessage';
import { FieldError, PriceSlot } from './SearchForm.styles';

const PricePanel = lazy(() => import('./PricePanel'));

export interface PriceFieldProps extends FormFieldProps {
  readonly triggerRef: Ref<HTMLButtonElement>;
  readonly errorId: string;
}

/** Price: a button that says 'от X', 'до Y' or 'X — Y', and a panel with two amounts (§2, §5). */
export function PriceField({ form, triggerRef, errorId }: PriceFieldProps) {
  const texts = useText();
  const { t, format } = texts;
  const { priceMin, priceMax } = form.draft;
  const problem = form.priceProblem;
  return (
    <PriceSlot>
      <Popover
        part="field"
        block
        label={t.form.price}
        value={format.priceRange(priceMin, priceMax)}
        placeholder={t.form.pricePlaceholder}
        isInvalid={problem !== null}
        ref={triggerRef}
        describedBy={problem ? errorId : undefined}
      >
        {(close) => (
          <Suspense fallback={<Skeleton $width="296px" $height="84px" />}>
            <PricePanel form={form} onApply={close} />
          </Suspense>
        )}
      </Popover>
      {problem && (
        <FieldError id={errorId} role="alert">
          {priceMessage(problem, texts)}
        </FieldError>
      )}
    </PriceSlot>
  );
}
