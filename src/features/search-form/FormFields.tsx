import type { ReactNode, Ref } from 'react';
import { isFixed } from '../../domain/fixedFilters';
import { DealField } from './DealField';
import { OpenPriceField, PriceField } from './PriceField';
import { RealtyField } from './RealtyField';
import { RoomsField } from './RoomsField';
import { Buttons, Ending, Fields, Lead } from './SearchForm.styles';
import type { SearchFormModel } from './useSearchForm';

export type FormLayout = 'bar' | 'column' | 'compact';

export interface FormFieldsProps {
  readonly form: SearchFormModel;
  readonly layout: FormLayout;
  readonly priceRef: Ref<HTMLButtonElement>;
  readonly metro: ReactNode;
  readonly filters: ReactNode;
  readonly submit: ReactNode;
}

/** The fields in their order; what the page has fixed has none. */
export function FormFields({ form, layout, priceRef, metro, filters, submit }: FormFieldsProps) {
  const { fixed } = form;
  const isOpen = layout !== 'bar';
  const deal = !isFixed(fixed, 'tradeType') && <DealField form={form} isOpen={isOpen} />;
  const rooms = !isFixed(fixed, 'rooms') && <RoomsField form={form} isOpen={isOpen} />;
  const realty = !isFixed(fixed, 'realtyType') && <RealtyField form={form} />;
  const price = isFixed(fixed, 'priceMin') ? null : layout === 'column' ? (
    <OpenPriceField form={form} />
  ) : (
    <PriceField form={form} triggerRef={priceRef} />
  );
  return (
    <Fields $layout={layout}>
      {isOpen ? (
        <>
          <Lead>
            {deal}
            {rooms}
          </Lead>
          {realty}
        </>
      ) : (
        <>
          {deal}
          {realty}
          {rooms}
        </>
      )}
      {price}
      <Ending>
        {!isFixed(fixed, 'metro') && metro}
        <Buttons>
          {filters}
          {submit}
        </Buttons>
      </Ending>
    </Fields>
  );
}
