import { Component, type ReactNode } from 'react';
import { brokenCard } from '../../state/runtime/problems';
import type { Problem } from '../../state/runtime/runtimeContext';

export interface CardBoundaryProps {
  /** With another listing in its place the card is tried again. */
  readonly listingId?: number;
  readonly report: (problem: Problem) => void;
  readonly children: ReactNode;
  /** What to show instead; nothing when absent. */
  instead?(): ReactNode;
}

interface State {
  readonly listingId: number | undefined;
  readonly isBroken: boolean;
}

/** One card that cannot be drawn is left out and reported; the list lives. */
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
