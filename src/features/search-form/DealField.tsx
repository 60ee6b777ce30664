import { memo } from 'react';
import { tradeTypes } from '../../domain/enumerations';
import type { CaptionMessages } from '../../text/captions/ru';
import { useText } from '../../text/catalogue/TextContext';
import { Segmented } from '../../ui/fields/Segmented';
import { Select } from '../../ui/fields/Select';
import { sameFields } from './sameFields';
import type { SearchFormModel } from './useSearchForm';

export interface FormFieldProps {
  readonly form: SearchFormModel;
  /** Shows the options inline instead of behind a button. */
  readonly isOpen: boolean;
  /** Visible names instead of names for assistive technology only. */
  readonly captions?: CaptionMessages;
}

export const DealField = memo(function DealField({ form, isOpen, captions }: FormFieldProps) {
  const { text } = useText();
  const options = tradeTypes.map(({ key }) => ({ value: key, label: text.form.dealOption[key] }));
  const { tradeType } = form.draft;
  if (isOpen) {
    return <Segmented part="field" legend={text.form.deal} hideLegend value={tradeType} options={options} onChange={form.changeDeal} />;
  }
  return (
    <Select
      part="field"
      label={captions?.deal ?? text.form.deal}
      hideLabel={!captions}
      variant="pick"
      value={tradeType}
      options={options}
      onChange={form.changeDeal}
    />
  );
}, sameFields('tradeType'));
