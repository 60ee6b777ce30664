import { styled } from 'styled-components';
import { useText } from '../text/catalogue/TextContext';
import { Button } from '../ui/buttons/Button';

export interface CriticalErrorProps {
  readonly onRetry: () => void;
}

/** The critical error of §2, for a root that failed to render. Lazy. */
export default function CriticalError({ onRetry }: CriticalErrorProps) {
  const { text } = useText();
  return (
    <Block role="alert">
      <Title>{text.critical.title}</Title>
      <p>{text.critical.text}</p>
      <Button onClick={onRetry}>{text.critical.refresh}</Button>
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  justify-items: center;
  gap: calc(12 * var(--kv-px));
  padding: calc(48 * var(--kv-px)) calc(16 * var(--kv-px));
  text-align: center;
  color: var(--kv-text-muted);
`;

const Title = styled.h2`
  && {
    font: var(--kv-type-h3);
    color: var(--kv-text);
  }
`;
