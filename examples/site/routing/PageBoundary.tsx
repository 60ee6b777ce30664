import { Component, type ReactNode } from 'react';
import { BrokenPage } from '../pages/BrokenPage';

/** What stands in place of a page that fails; the frame around it lives on, and another page begins anew (§2 "Pages shown"). */
export class PageBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <BrokenPage /> : this.props.children;
  }
}
