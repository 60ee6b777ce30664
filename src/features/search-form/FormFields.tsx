import type { ComponentType, ReactNode, Ref } from 'react';
import { isFixed } from '../../domain/search/fixedFilters';
import type { CaptionMessages } from '../../text/captions/ru';
import { DealField } from './DealField';
import { OpenPriceField, PriceField } from './price/PriceField';
import { RealtyField } from './RealtyField';
import { RoomsField } from './RoomsField';
import { Buttons, Ending, Fields, Lead } from './SearchForm.styles';
import type { SearchFormModel } from './useSearchForm';

export type FormLayout = 'bar' | 'column' | 'compact' | 'panel';

/** Extra parts of the layout `panel`. */
export interface FormPanel {
  readonly frame: ComponentType<{ readonly $layout: FormLayout; readonly children: ReactNode }>;
  readonly captions: CaptionMessages;
}

export interface FormFieldsProps {
  readonly form: SearchFormModel;
  readonly layout: FormLayout;
  readonly panel?: FormPanel;
  readonly priceRef: Ref<HTMLButtonElement>;
  readonly metro: ReactNode;
  readonly filters: ReactNode;
  readonly submit: ReactNode;
}

/** The fields in their order; filters fixed by the page have none. */
export function FormFields({ form, layout, panel, priceRef, metro, filters, submit }: FormFieldsProps) {
  const { fixed } = form;
  const Frame = panel?.frame ?? Fields;
  const captions = panel?.captions;
  const isOpen = layout === 'column' || layout === 'compact';
  const deal = !isFixed(fixed, 'tradeType') && <DealField form={form} isOpen={isOpen} captions={captions} />;
  const rooms = !isFixed(fixed, 'rooms') && <RoomsField form={form} isOpen={isOpen} captions={captions} />;
  const realty = !isFixed(fixed, 'realtyType') && <RealtyField form={form} captions={captions} />;
  const price = isFixed(fixed, 'priceMin') ? null : layout === 'column' ? (
    <OpenPriceField form={form} />
  ) : (
    <PriceField form={form} triggerRef={priceRef} captions={captions} />
  );
  return (
    <Frame $layout={layout}>
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
    </Frame>
  );
}
