import { Component, type ComponentType, Fragment, lazy, type ReactNode, Suspense } from 'react';
import type { ElementError } from '../base/commonProps';
import type { CriticalErrorProps } from './CriticalError';

// If this chunk fails too, the root stays empty. The error is reported anyway.
const CriticalError = lazy<ComponentType<CriticalErrorProps>>(() => import('./CriticalError').catch(() => ({ default: () => null })));

export interface ErrorBoundaryProps {
  onError?: (error: ElementError) => void;
  children?: ReactNode;
}

interface State {
  hasFailed: boolean;
  /** Incremented by every retry, to mount the children again. */
  attempt: number;
}

/** Shows the critical error of §2 in place of a root that failed to render. The rest of the page is not affected. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, attempt: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch(thrown: unknown): void {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    this.props.onError?.({ code: 'render', message: `Элемент не отрисован: ${reason}.` });
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
