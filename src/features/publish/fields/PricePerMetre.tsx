import { useField } from 'react-final-form';
import { pricePerSquareMetre } from '../../../domain/listing/listing';
import { usePublishText } from '../../../text/publish/usePublishText';
import { TextField } from '../../../ui/fields/TextField';

const readValue = { subscription: { value: true }, allowNull: true } as const;

/** The price of a square metre, which follows price and area (§5). */
export function PricePerMetre() {
  const { text, format } = usePublishText();
  const { value: price } = useField<number | null>('price', readValue).input;
  const { value: area } = useField<number | null>('area', readValue).input;
  // A price that is no number is NaN.
  const shown = pricePerSquareMetre({ price: price || 0, area });
  return (
    <TextField
      readOnly
      label={text.perMetre}
      hint={text.perMetreHint}
      suffix="₽"
      value={shown === null ? '—' : format.price(shown)}
      onChange={() => {}}
      part="field"
    />
  );
}
