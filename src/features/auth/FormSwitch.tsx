import { styled } from 'styled-components';
import { keepFocus } from '../../parts/account/AccountForm';

export interface FormSwitchProps {
  readonly question: string;
  readonly label: string;
  onSwitch(): void;
}

const Line = styled.p`
  font: var(--kv-type-small);
  color: var(--kv-text-muted);
  text-align: center;
`;

/** Looks like an inline link, but is a button. */
export const TextButton = styled.button`
  display: inline;
  min-height: 24px;
  padding: 0;
  color: var(--kv-text-accent);
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 4px;
  cursor: pointer;
  &:hover {
    text-decoration-thickness: 2px;
  }
`;

/** 'Есть аккаунт? Войти' (§2). */
export function FormSwitch({ question, label, onSwitch }: FormSwitchProps) {
  return (
    <Line>
      {question}{' '}
      <TextButton type="button" onMouseDown={keepFocus} onClick={onSwitch}>
        {label}
      </TextButton>
    </Line>
  );
}
