import type { ComponentType, ReactNode, Ref } from 'react';
import { memo } from 'react';
import { realtyTypes, roomOptions } from '../../domain/enumerations';
import { roomRuns, sortRooms } from '../../domain/listing/rooms';
import { isFixed } from '../../domain/search/fixedFilters';
import type { CaptionMessages } from '../../text/captions/ru';
import { useText } from '../../text/catalogue/TextContext';
import { ChipGroup } from '../../ui/fields/ChipGroup';
import { Select } from '../../ui/fields/Select';
import { Popover } from '../../ui/overlay/Popover';
import type { FormFieldProps } from './DealField';
import { DealField } from './DealField';
import { OpenPriceField, PriceField } from './price/PriceField';
import { Buttons, Ending, Fields, Lead } from './SearchForm.styles';
import { sameFields } from './sameFields';
import type { SearchFormModel } from './useSearchForm';

/** Rooms: inline chips in narrow forms, otherwise behind a button with '1-2 комн., 4+ комн.' (§2). */
const RoomsField = memo(function RoomsField({ form, isOpen, captions }: FormFieldProps) {
  const { text } = useText();
  const { rooms } = form.draft;
  const chips = (
    <ChipGroup
      part={isOpen ? 'field' : undefined}
      size={isOpen ? 's' : 'm'}
      legend={text.form.rooms}
      hideLegend
      value={rooms}
      options={roomOptions.map(({ key }) => ({ value: key, label: text.form.roomsOption(key) }))}
      onChange={(chosen) => form.change({ rooms: sortRooms(chosen) })}
    />
  );
  if (isOpen) return chips;
  return (
    <Popover
      part="field"
      block
      label={captions?.rooms ?? text.form.rooms}
      hideLabel={!captions}
      value={text.form.roomsSummary(roomRuns(rooms))}
      placeholder={captions?.roomsAny ?? text.form.roomsPlaceholder}
    >
      {chips}
    </Popover>
  );
}, sameFields('rooms'));

const RealtyField = memo(function RealtyField({ form, captions }: Omit<FormFieldProps, 'isOpen'>) {
  const { text } = useText();
  return (
    <Select
      part="field"
      label={captions?.realty ?? text.form.realty}
      hideLabel={!captions}
      variant="pick"
      value={form.draft.realtyType}
      options={realtyTypes.map(({ key }) => ({ value: key, label: text.form.realtyOption[key] }))}
      onChange={(realtyType) => form.change({ realtyType })}
    />
  );
}, sameFields('realtyType'));

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
