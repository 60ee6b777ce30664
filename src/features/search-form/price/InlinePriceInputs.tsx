import type { FormFieldProps } from '../DealField';
import { PriceInputs } from './PriceInputs';

/** The two amounts side by side, in a separate file so that they can load separately. */
export function InlinePriceInputs({ form }: Pick<FormFieldProps, 'form'>) {
  return <PriceInputs form={form} isRow />;
}
