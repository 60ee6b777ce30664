import type { FormState } from 'final-form';
import { useEffect, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import type { ListingFormField } from '../../../domain/listing/form/listingForm';
import { type FormSection, type FormStage, type FormValues, sectionsOf, stageOf } from './formValues';

const subscription = { values: true, errors: true, submitErrors: true, submitFailed: true, dirtySinceLastSubmit: true } as const;

export interface FormProgress {
  readonly values: FormValues;
  readonly stage: FormStage;
  /** All sections, also those that wait. */
  readonly sections: readonly FormSection[];
  /** The invalid fields in the order of the form: what is missing is named at once, so that it only gets less. */
  readonly invalid: readonly ListingFormField[];
  /** The visitor has tried to publish. */
  readonly isTried: boolean;
}

/** Returns what is filled in and what is not. */
export function useFormProgress(): FormProgress {
  return progressOf(useFormState<FormValues>({ subscription }));
}

/** ms without a key. */
const pause = 150;

/** The same for what stands beside the form: it follows when the visitor pauses, so that a key renders its own field alone. */
export function useSettledProgress(): FormProgress {
  const form = useForm<FormValues>();
  const [state, setState] = useState<Progressed>(() => form.getState());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe((next) => {
      clearTimeout(timer);
      timer = setTimeout(() => setState(next), pause);
    }, subscription);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [form]);
  return progressOf(state);
}

type Progressed = Pick<FormState<FormValues>, 'values' | 'errors' | 'submitErrors' | 'submitFailed'>;

function progressOf({ values, errors, submitErrors, submitFailed }: Progressed): FormProgress {
  const stage = stageOf(values);
  const sections = sectionsOf(values.tradeType);
  const invalid = sections.flatMap(({ fields }) => fields.filter((field) => errors?.[field] ?? submitErrors?.[field]));
  return { values, stage, sections, invalid, isTried: submitFailed === true };
}
