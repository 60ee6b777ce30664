import { Component, type ReactNode } from 'react';
import { brokenCard } from '../../state/problems';
import type { Problem } from '../../state/runtimeContext';

export interface CardBoundaryProps {
  readonly report: (problem: Problem) => void;
  readonly children: ReactNode;
  /** What to show instead; nothing when absent. */
  instead?(): ReactNode;
}

/** One card that cannot be drawn is left out and reported; the list lives. */
export class CardBoundary extends Component<CardBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(brokenCard(error));
  }

  override render() {
    return this.state.isBroken ? this.props.instead?.() : this.props.children;
  }
}
