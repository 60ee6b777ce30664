import { memo, type Ref, useId } from 'react';
import { useText } from '../../../text/catalogue/TextContext';
import { priceRange } from '../../../text/format/priceRange';
import { Fieldset, Legend } from '../../../ui/fields/choice';
import { useLazy } from '../../../ui/hooks/useLazy';
import { Popover } from '../../../ui/overlay/Popover';
import { Skeleton } from '../../../ui/states/Skeleton';
import type { FormFieldProps } from '../DealField';
import { PriceSlot } from '../SearchForm.styles';
import { sameFields } from '../sameFields';

const fetchPanel = () => import('./PricePanel').then((module) => module.PricePanel);
const fetchError = () => import('./PriceError').then((module) => module.PriceError);
const fetchInputs = () => import('./InlinePriceInputs').then((module) => module.InlinePriceInputs);

export interface PriceFieldProps extends Omit<FormFieldProps, 'isOpen'> {
  readonly triggerRef: Ref<HTMLButtonElement>;
}

/** Price: a button with 'от X', 'до Y' or 'X — Y', and a popover with two amounts (§2, §5). */
export const PriceField = memo(
  function PriceField({ form, triggerRef, captions }: PriceFieldProps) {
    const texts = useText();
    const { text } = texts;
    const errorId = useId();
    const { priceMin, priceMax } = form.draft;
    const problem = form.problems.price;
    const { value: Panel, hasFailed, load } = useLazy(fetchPanel);
    const { value: PriceError } = useLazy(fetchError, problem !== null);
    return (
      <PriceSlot>
        <Popover
          part="field"
          block
          label={captions?.price ?? text.form.price}
          hideLabel={!captions}
          value={priceRange(priceMin, priceMax, texts)}
          placeholder={captions?.priceAny ?? text.form.pricePlaceholder}
          isInvalid={problem !== null}
          ref={triggerRef}
          describedBy={problem ? errorId : undefined}
          onOpen={load}
        >
          {(close) => {
            if (Panel) return <Panel form={form} onApply={close} />;
            return hasFailed ? text.form.failed : <Skeleton $width="296px" $height="84px" />;
          }}
        </Popover>
        {problem && PriceError && <PriceError id={errorId} problem={problem} />}
      </PriceSlot>
    );
  },
  sameFields('priceMin', 'priceMax'),
);

/** The two amounts, inline. */
export const OpenPriceField = memo(
  function OpenPriceField({ form }: Pick<FormFieldProps, 'form'>) {
    const { text } = useText();
    const { value: Inputs, hasFailed } = useLazy(fetchInputs, true);
    return (
      <Fieldset part="field">
        <Legend>{text.form.price}</Legend>
        {Inputs ? <Inputs form={form} /> : hasFailed ? text.form.failed : <Skeleton $height="48px" />}
      </Fieldset>
    );
  },
  sameFields('priceMin', 'priceMax'),
);
