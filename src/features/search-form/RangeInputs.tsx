import { useText } from '../../text/catalogue/TextContext';
import { NumberField, type NumberFieldProps } from '../../ui/fields/NumberField';
import { Pair } from './price/PricePanel.styles';

export interface RangeInputsProps extends Pick<NumberFieldProps, 'suffix' | 'maxDigits' | 'min' | 'max' | 'decimals'> {
  /** Labels of the two fields. */
  readonly labels: readonly [min: string, max: string];
  readonly value: readonly [min: number | null, max: number | null];
  /** Error about the pair. */
  readonly error: string | undefined;
  /** Side by side where they fit. */
  readonly isRow?: boolean;
  onChange(value: readonly [min: number | null, max: number | null]): void;
}

/** 'от' and 'до': two numbers with one message (§5). */
export function RangeInputs({ labels, value: [min, max], error, isRow = false, onChange, ...field }: RangeInputsProps) {
  const { text, lang } = useText();
  const common = {
    ...field,
    decimalSign: lang === 'ru' ? ',' : '.',
    malformed: field.decimals ? text.form.notNumber : text.form.notWhole,
    size: 'm',
    hideLabel: true,
    isInvalid: error !== undefined,
  } as const;
  return (
    <Pair $row={isRow}>
      <NumberField {...common} label={labels[0]} prefix={text.form.priceFrom} value={min} onChange={(next) => onChange([next, max])} />
      <NumberField
        {...common}
        label={labels[1]}
        prefix={text.form.priceTo}
        value={max}
        error={error}
        onChange={(next) => onChange([min, next])}
      />
    </Pair>
  );
}
