import { useFormState } from 'react-final-form';
import { useUnsavedWork } from '../../state/runtime/useUnsavedWork';
import { type FormValues, isChanged } from './form/formValues';
import { useFieldsKept } from './form/useFieldsKept';

const subscription = { values: true } as const;

export interface GuardProps {
  readonly initial: FormValues;
  /** Everything is saved. */
  readonly isDone: boolean;
}

/** A form with changes is not left without a question, whatever leads away from it (§4). */
export function Guard({ initial, isDone }: GuardProps) {
  const { values } = useFormState<FormValues>({ subscription });
  useFieldsKept();
  useUnsavedWork(!isDone && isChanged(values, initial));
  return null;
}
