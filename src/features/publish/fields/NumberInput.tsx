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
  const { text, lang } = usePublishText();
  const field = useFormField(name);
  const input = (
    <NumberField {...field} {...rest} label={label ?? text.fields[name]} decimalSign={lang === 'en' ? '.' : ','} part="field" />
  );
  return isOptional ? <Optional note={text.optional}>{input}</Optional> : input;
}
