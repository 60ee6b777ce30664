import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { styled } from 'styled-components';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';

export interface AuthFormProps<V> {
  readonly initialValues: V;
  /** What the server says, by field; the whole under FORM_ERROR. Nothing: it went well. */
  onSubmit(values: V): Promise<SubmissionErrors | undefined>;
  /** A message from before, shown until the first attempt. */
  readonly message?: string;
  /** What is sent of the texts: markup stripped, spaces trimmed. The fields show it too. */
  tidy?(values: V): Partial<V>;
  readonly submitLabel: string;
  readonly children: ReactNode;
  /** Under the button. */
  readonly footer?: ReactNode;
}

const Fields = styled.form`
  display: grid;
  gap: 16px;
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

/** A form whose fields know their rules: it sends what is right once, keeps what was typed, and leads to the first field that is wrong. */
export function AuthForm<V extends object>({ initialValues, onSubmit, tidy, message, submitLabel, children, footer }: AuthFormProps<V>) {
  const place = useRef<HTMLFormElement>(null);
  const isMounted = useRef(false);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  // When the messages of an attempt stand beside their fields.
  useLayoutEffect(() => {
    const wrong = attempts > 0 ? place.current?.querySelector<HTMLElement>('[aria-invalid=true]') : null;
    wrong?.focus();
    // One that has kept the focus all along may be far above the button.
    wrong?.scrollIntoView({ block: 'center' });
  }, [attempts]);

  return (
    <Form<V> initialValues={initialValues} onSubmit={onSubmit} subscription={subscription}>
      {({ handleSubmit, submitting, submitError, form }) => {
        const problem: unknown = submitError ?? (attempts === 0 ? message : undefined);
        const take = (texts: object) =>
          form.batch(() => {
            for (const [name, text] of Object.entries(texts)) form.change(name as keyof V, text);
          });
        // Before anything is rendered for another reason, which would put back into a field what the form knows of it; and once more for what is filled in
        // beside it, by a job that is ahead of Preact's own.
        const takeFilledIn = ({ currentTarget: fields }: SyntheticEvent<HTMLFormElement>) => {
          queueMicrotask(() => take(textsIn(fields)));
          take(textsIn(fields));
        };
        const send = async (event: SyntheticEvent<HTMLFormElement>) => {
          // First of all: the browser itself would put what was typed into the address.
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
              <Button type="submit" variant="primary" size="l" block busy={submitting} onMouseDown={keepFocus}>
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

/** What stands in the fields, by name: browsers and password managers do not always tell what they have filled in. */
function textsIn(form: HTMLFormElement): Readonly<Record<string, string>> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[name]:not([type=checkbox])')];
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
}

const subscription = { submitting: true, submitError: true } as const;

/** Leaving a field may write a message under it, and the button would slip away from under the press. */
export function keepFocus(event: SyntheticEvent): void {
  event.preventDefault();
}

/** Errors of a submit that are of no field. */
export const wholeForm = (message: string): SubmissionErrors => ({ [FORM_ERROR]: message });
