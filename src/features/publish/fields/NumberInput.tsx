import type { ListingFieldOfKind } from '../../../domain/listing/form/fieldTypes';
import { usePublishText } from '../../../text/publish/usePublishText';
import { NumberField } from '../../../ui/fields/NumberField';
import { Optional } from './Optional';
import { useFormField } from './useFormField';

export interface NumberInputProps {
  readonly name: ListingFieldOfKind<'number'>;
  readonly label?: string;
  readonly suffix?: string;
  readonly decimals?: number;
  readonly maxDigits?: number;
  /** No grouping of thousands (D52). */
  readonly isPlain?: boolean;
  readonly isOptional?: boolean;
}

export function NumberInput({ name, label, isOptional = false, ...rest }: NumberInputProps) {
  const { text, common, lang } = usePublishText();
  const field = useFormField(name);
  const malformed = rest.decimals ? common.form.notNumber : common.form.notWhole;
  const props = { ...field, ...rest, malformed, decimalSign: lang === 'en' ? '.' : ',', part: 'field' } as const;
  const input = <NumberField {...props} label={label ?? text.fields[name]} isVerbatim />;
  return isOptional ? <Optional note={text.optional}>{input}</Optional> : input;
}
