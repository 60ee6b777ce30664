import { useLayoutEffect } from 'react';
import { useForm } from 'react-final-form';
import { emptyValues, type FormValues } from './formValues';

/**
 * Registers all fields for as long as the form is on the page. `useField` gives a field that nothing has registered its first value, and so would
 * every section that is shown again.
 */
export function useRegisteredFields(): void {
  const form = useForm<FormValues>();
  useLayoutEffect(() => {
    const names = Object.keys(emptyValues) as (keyof FormValues)[];
    const removals = names.map((name) => form.registerField(name, () => {}, {}));
    return () => {
      for (const remove of removals) remove();
    };
  }, [form]);
}
