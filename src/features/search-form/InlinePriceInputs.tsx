import type { FormFieldProps } from './DealField';
import { PriceInputs } from './PriceInputs';

/** The two amounts side by side; a file of its own, so that it can be fetched by itself. */
export function OpenPriceInputs({ form }: Pick<FormFieldProps, 'form'>) {
  return <PriceInputs form={form} isRow />;
}
