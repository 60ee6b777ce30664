import type { ReactNode } from 'react';
import { useText } from '../../text/TextContext';
import { Button } from '../buttons/Button';
import { StateBlock } from './StateBlock';

export interface FailureStateProps {
  /** No connection; otherwise the server failed. */
  readonly isNetwork: boolean;
  readonly headingLevel: number;
  onRetry(): void;
  /** A second button. */
  readonly children?: ReactNode;
}

/** Shown instead of what could not be loaded, with 'Обновить' (§8). */
export function FailureState({ isNetwork, headingLevel, onRetry, children }: FailureStateProps) {
  const { results } = useText().t;
  return (
    <StateBlock
      part="state"
      role="alert"
      art={isNetwork ? 'network' : 'broken'}
      headingLevel={headingLevel}
      title={isNetwork ? results.networkTitle : results.failedTitle}
      text={isNetwork ? results.networkText : results.failedText}
      actions={
        <>
          <Button variant="primary" icon="refresh" onClick={onRetry}>
            {results.refresh}
          </Button>
          {children}
        </>
      }
    />
  );
}
