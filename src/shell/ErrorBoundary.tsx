import { Component, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ElementError } from '../base/commonProps';
import { useText } from '../text/TextContext';
import { Button } from '../ui/Button';

export interface ErrorBoundaryProps {
  onError?: (error: ElementError) => void;
  children?: ReactNode;
}

interface State {
  hasFailed: boolean;
  /** Grows with every retry, so that the children are made anew. */
  attempt: number;
}

/** Shows the critical error of §2 instead of a root that failed to render; the rest of the page lives on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, attempt: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch(thrown: unknown): void {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    this.props.onError?.({ code: 'render', message: `Элемент не отрисован: ${reason}. Вместо него показан блок с кнопкой «Обновить».` });
  }

  retry = (): void => {
    this.setState(({ attempt }) => ({ hasFailed: false, attempt: attempt + 1 }));
  };

  override render(): ReactNode {
    if (this.state.hasFailed) return <CriticalError onRetry={this.retry} />;
    return <Attempt key={this.state.attempt}>{this.props.children}</Attempt>;
  }
}

function Attempt({ children }: { children?: ReactNode }) {
  return children;
}

function CriticalError({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();
  return (
    <Block role="alert">
      <Title>{t.critical.title}</Title>
      <p>{t.critical.text}</p>
      <Button onClick={onRetry}>{t.critical.refresh}</Button>
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
