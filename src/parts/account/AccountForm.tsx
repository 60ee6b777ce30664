import type { SubmissionErrors } from 'final-form';
import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { styled } from 'styled-components';
import type { FormRules } from '../../domain/forms/formRules';
import type { AuthMessages } from '../../text/auth/ru';
import { useAuthText } from '../../text/auth/useAuthText';
import type { MessageKeyOf } from '../../text/format/messageText';
import { Button } from '../../ui/buttons/Button';
import { useFormValidation } from '../../ui/forms/useFormValidation';
import { Icon } from '../../ui/icons/Icon';

export interface AccountFormProps<V extends object> {
  readonly initialValues: V;
  readonly rules: Pick<FormRules<V, MessageKeyOf<AuthMessages['problems']>>, 'problems'>;
  /** Returns server errors by field, form-level ones under FORM_ERROR; undefined on success. */
  onSubmit(values: V): Promise<SubmissionErrors | undefined>;
  /** An earlier message, shown until the first submit. */
  readonly message?: string;
  /** Normalises the values to send: strips markup, trims. The fields show the result. */
  tidy?(values: V): Partial<V>;
  readonly submitLabel: string;
  /** For what cannot be undone. */
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
  /** Content below the button. */
  readonly footer?: ReactNode;
}

const Fields = styled.form`
  display: grid;
  gap: 16px;
  /* The button of the longest form, registration, stays in sight on a phone of 812 px. */
  @container kv (width <= 452px) {
    gap: 10px;
  }
`;

const Problem = styled.div`
  display: flex;
  gap: 8px;
  padding: 12px;
  border-radius: var(--kv-radius-control);
  background: color-mix(in srgb, var(--kv-danger) 9%, var(--kv-bg-raised));
  font: var(--kv-type-small);
  overflow-wrap: anywhere;
  > svg {
    color: var(--kv-danger);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Foot = styled.div`
  display: grid;
  gap: 14px;
  margin-top: 4px;
`;

/** A form that validates, submits once, keeps the input, and focuses the first invalid field. */
export function AccountForm<V extends object>({
  initialValues,
  rules,
  onSubmit,
  tidy,
  message,
  submitLabel,
  isDangerous = false,
  children,
  footer,
}: AccountFormProps<V>) {
  const { text: authText } = useAuthText();
  const validate = useFormValidation(rules, authText.problems);
  const place = useRef<HTMLFormElement>(null);
  const isMounted = useRef(false);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  // The focus moves after the messages have been rendered.
  useLayoutEffect(() => {
    const wrong = attempts > 0 ? place.current?.querySelector<HTMLElement>('[aria-invalid=true]') : null;
    wrong?.focus();
    // A field that kept focus may be far above the button.
    wrong?.scrollIntoView({ block: 'center' });
  }, [attempts]);

  return (
    <Form<V> initialValues={initialValues} validate={validate} onSubmit={onSubmit} subscription={subscription}>
      {({ handleSubmit, submitting, submitError, form }) => {
        const problem: unknown = submitError ?? (attempts === 0 ? message : undefined);
        const take = (texts: object) =>
          form.batch(() => {
            for (const [name, text] of Object.entries(texts)) form.change(name as keyof V, text);
          });
        // Runs before any other render, which would reset autofilled fields to the form's state; runs again for fields filled afterwards,
        // in a job ahead of Preact's.
        const takeFilledIn = ({ currentTarget: fields }: SyntheticEvent<HTMLFormElement>) => {
          queueMicrotask(() => take(textsIn(fields)));
          take(textsIn(fields));
        };
        const send = async (event: SyntheticEvent<HTMLFormElement>) => {
          // First: otherwise the browser would put the input into the URL.
          event.preventDefault();
          take(textsIn(event.currentTarget));
          if (tidy) take(tidy(form.getState().values));
          await handleSubmit(event);
          if (isMounted.current) setAttempts((count) => count + 1);
        };
        return (
          <Fields
            ref={place}
            method="post"
            noValidate
            aria-busy={submitting}
            onFocus={takeFilledIn}
            onChange={takeFilledIn}
            onSubmit={(event) => void send(event)}
          >
            {typeof problem === 'string' && (
              <Problem role="alert">
                <Icon name="alert-circle" />
                <span>{problem}</span>
              </Problem>
            )}
            {children}
            <Foot>
              <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} size="l" block busy={submitting} onMouseDown={keepFocus}>
                {submitLabel}
              </Button>
              {footer}
            </Foot>
          </Fields>
        );
      }}
    </Form>
  );
}

/** Returns the fields' values by name: autofill does not always fire events. */
function textsIn(form: HTMLFormElement): Readonly<Record<string, string>> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[name]:not([type=checkbox])')];
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
}

const subscription = { submitting: true, submitError: true } as const;

/** Blur may render a message, which would move the button away from the click. */
export function keepFocus(event: SyntheticEvent): void {
  event.preventDefault();
}
