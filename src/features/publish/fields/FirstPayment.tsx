import { useField } from 'react-final-form';
import { firstPaymentOf } from '../../../domain/listing/listing';
import { usePublishText } from '../../../text/publish/usePublishText';
import { TextField } from '../../../ui/fields/TextField';

const readValue = { subscription: { value: true }, allowNull: true } as const;

/** What a tenant pays at once, which follows price, deposit and commission; nothing while one of them is not said. */
export function FirstPayment() {
  const { text, format } = usePublishText();
  const { value: price } = useField<number | null>('price', readValue).input;
  const { value: deposit } = useField<number | null>('deposit', readValue).input;
  const { value: commission } = useField<number | null>('commission', readValue).input;
  const sum = firstPaymentOf({ tradeType: 'rent', price, deposit, commission });
  return (
    <TextField
      readOnly
      label={text.firstPayment}
      hint={text.firstPaymentHint}
      suffix="₽"
      // A sum that is no number is NaN.
      value={sum ? format.price(sum) : '—'}
      onChange={() => {}}
      part="field"
    />
  );
}
