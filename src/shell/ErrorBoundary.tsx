import { Component, type ComponentType, Fragment, lazy, type ReactNode, Suspense } from 'react';
import type { ElementError } from '../base/commonProps';
import type { CriticalErrorProps } from './CriticalError';

// Even its own code may fail to arrive; then the root stays empty, and the error is reported all the same.
const CriticalError = lazy<ComponentType<CriticalErrorProps>>(() => import('./CriticalError').catch(() => ({ default: () => null })));

export interface ErrorBoundaryProps {
  onError?: (error: ElementError) => void;
  children?: ReactNode;
}

interface State {
  hasFailed: boolean;
  /** Grows with every retry, which mounts the children again. */
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
    if (this.state.hasFailed) {
      return (
        <Suspense fallback={null}>
          <CriticalError onRetry={this.retry} />
        </Suspense>
      );
    }
    return <Fragment key={this.state.attempt}>{this.props.children}</Fragment>;
  }
}
