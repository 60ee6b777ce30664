import { Component, type ReactNode, startTransition } from 'react';
import { PageFailure } from '../pages/PageFailure';

interface State {
  readonly error: unknown;
}

/** What stands in place of a page whose code does not come, or which fails; the frame around it lives on (§2 "Pages shown"). */
export class PageBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('Nothing was thrown.') };
  }

  // What is said stays until the page is there.
  readonly retry = (): void => startTransition(() => this.setState({ error: null }));

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <PageFailure error={error} onRetry={this.retry} />;
  }
}
