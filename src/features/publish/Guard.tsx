import { useForm } from 'react-final-form';
import { useUnsavedWork } from '../../state/runtime/useUnsavedWork';
import { type FormValues, isChanged } from './form/formValues';
import { useRegisteredFields } from './form/useRegisteredFields';

export interface GuardProps {
  readonly initial: FormValues;
  /** Everything is saved. */
  readonly isDone: boolean;
}

/** A form with changes is not left without a question, whatever leads away from it (§4). */
export function Guard({ initial, isDone }: GuardProps) {
  const form = useForm<FormValues>();
  useRegisteredFields();
  // Compared when somebody leaves, not at every key.
  useUnsavedWork(() => !isDone && isChanged(form.getState().values, initial));
  return null;
}
