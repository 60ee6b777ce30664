import { memo } from 'react';
import { realtyTypes } from '../../domain/enumerations';
import { useText } from '../../text/catalogue/TextContext';
import { Select } from '../../ui/fields/Select';
import type { FormFieldProps } from './DealField';
import { sameFields } from './sameFields';

export const RealtyField = memo(function RealtyField({ form, captions }: Omit<FormFieldProps, 'isOpen'>) {
  const { t } = useText();
  return (
    <Select
      part="field"
      label={captions?.realty ?? t.form.realty}
      hideLabel={!captions}
      variant="pick"
      value={form.draft.realtyType}
      options={realtyTypes.map(({ key }) => ({ value: key, label: t.form.realtyOption[key] }))}
      onChange={(realtyType) => form.change({ realtyType })}
    />
  );
}, sameFields('realtyType'));
