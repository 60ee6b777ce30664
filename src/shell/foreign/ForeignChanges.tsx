import { Component, Fragment, type ReactNode } from 'react';
import type { ElementError } from '../../base/commonProps';
import { foreignChange } from '../../base/foreign/foreignChange';
import { elementAround } from './drawnByReact';

interface Props {
  onError?: ((error: ElementError) => void) | undefined;
  children?: ReactNode;
}

interface State {
  failure: unknown;
  /** Incremented when everything inside is mounted again. */
  attempt: number;
}

/** More failures in this time are for another reason. */
const attempts = { most: 9, milliseconds: 10_000 };

const isOfMovedNode = (thrown: unknown) => thrown instanceof Error && thrown.name === 'NotFoundError';

/**
 * Undoes what others did to what React has drawn inside: page translators wrap texts, ad blockers remove elements. Its code comes after the first draw.
 * What React cannot remove any more, since it has been moved, is drawn again.
 */
export class ForeignChanges extends Component<Props, State> {
  override state: State = { failure: null, attempt: 0 };
  #isMounted = false;
  #stop: (() => void) | undefined;
  #hasTold = false;
  /** Times of the failures that were drawn over. */
  #failures: number[] = [];

  static getDerivedStateFromError(failure: unknown): Partial<State> {
    return { failure };
  }

  override componentDidMount(): void {
    this.#isMounted = true;
    import('./watchForeignChanges').then(
      ({ watchForeignChanges }) => {
        const around = elementAround(this);
        if (this.#isMounted && around) this.#stop ??= watchForeignChanges(around, this.#report);
      },
      // Without this chunk everything works as it does without translators.
      () => undefined,
    );
  }

  override componentDidCatch(thrown: unknown): void {
    // One change may fail at several nodes, the last of which React tells when it has drawn everything again.
    if (this.state.failure === null || !this.#canDrawAgain(thrown)) return;
    this.#failures.push(performance.now());
    this.#report();
    // React has nothing here now: what is left was moved, or put here by others.
    elementAround(this)?.replaceChildren();
    this.setState(({ attempt }) => ({ failure: null, attempt: attempt + 1 }));
  }

  override componentWillUnmount(): void {
    this.#isMounted = false;
    this.#stop?.();
    this.#stop = undefined;
  }

  /** A translator changes the content again and again; once is enough. */
  #report = (): void => {
    if (!this.#hasTold) this.props.onError?.(foreignChange);
    this.#hasTold = true;
  };

  #canDrawAgain(thrown: unknown): boolean {
    this.#failures = this.#failures.filter((at) => performance.now() - at < attempts.milliseconds);
    return isOfMovedNode(thrown) && this.#failures.length < attempts.most;
  }

  override render(): ReactNode {
    const { failure, attempt } = this.state;
    if (failure === null) return <Fragment key={attempt}>{this.props.children}</Fragment>;
    if (!this.#canDrawAgain(failure)) throw failure;
    return null;
  }
}
