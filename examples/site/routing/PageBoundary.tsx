import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../pages/ErrorPage';

/** Error boundary of a page: the layout keeps working, and the next navigation resets it (§2 "Pages shown"). */
export class PageBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
