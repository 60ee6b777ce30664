import { useFormState } from 'react-final-form';
import type { ListingFormField } from '../../../domain/listing/form/listingForm';
import { type FormSection, type FormStage, type FormValues, sectionsOf, stageOf } from './formValues';

const subscription = { values: true, errors: true, submitErrors: true, submitFailed: true, dirtySinceLastSubmit: true } as const;

export interface FormProgress {
  readonly values: FormValues;
  readonly stage: FormStage;
  readonly sections: readonly FormSection[];
  /** Of what is on the screen, in its order. */
  readonly invalid: readonly ListingFormField[];
  /** The visitor has tried to publish. */
  readonly isTried: boolean;
}

/** Returns what is filled in and what is not. */
export function useFormProgress(): FormProgress {
  const { values, errors, submitErrors, submitFailed } = useFormState<FormValues>({ subscription });
  const stage = stageOf(values);
  const sections = sectionsOf(stage, values.tradeType);
  const invalid = sections.flatMap(({ fields }) => fields.filter((field) => errors?.[field] ?? submitErrors?.[field]));
  return { values, stage, sections, invalid, isTried: submitFailed === true };
}
