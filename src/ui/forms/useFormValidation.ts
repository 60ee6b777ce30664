import { useCallback } from 'react';
import type { FormRules } from '../../domain/forms/formRules';
import { type MessageKeyOf, messageText, type ProblemWords } from '../../text/format/messageText';

/** Returns the `validate` of a react-final-form: the first message of every invalid field, in the texts of a catalogue. */
export function useFormValidation<V extends object, W extends ProblemWords, K extends MessageKeyOf<W>>(
  rules: Pick<FormRules<V, K>, 'problems'>,
  words: W,
): (values: V) => { readonly [F in keyof V]?: string } {
  return useCallback(
    (values) => {
      const errors: { [F in keyof V]?: string } = {};
      const problems = rules.problems(values);
      for (const field in problems) {
        const message = problems[field];
        if (message) errors[field] = messageText(words, message);
      }
      return errors;
    },
    [rules, words],
  );
}
