import { Component, type ReactNode } from 'react';
import { brokenCard } from '../../state/runtime/problems';
import type { Problem } from '../../state/runtime/runtimeContext';

export interface CardBoundaryProps {
  /** A different id resets the boundary. */
  readonly listingId?: number;
  readonly report: (problem: Problem) => void;
  readonly children: ReactNode;
  /** Fallback; nothing by default. */
  instead?(): ReactNode;
}

interface State {
  readonly listingId: number | undefined;
  readonly isBroken: boolean;
}

/** Leaves out and reports a card that fails to render; the rest of the list stays. */
export class CardBoundary extends Component<CardBoundaryProps, State> {
  override state: State = { listingId: undefined, isBroken: false };

  static getDerivedStateFromProps({ listingId }: CardBoundaryProps, state: State): State | null {
    return listingId === state.listingId ? null : { listingId, isBroken: false };
  }

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
