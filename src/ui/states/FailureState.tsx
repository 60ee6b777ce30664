import type { ReactNode } from 'react';
import { useText } from '../../text/catalogue/TextContext';
import { Button } from '../buttons/Button';
import { StateBlock } from './StateBlock';

export interface FailureStateProps {
  /** True without a connection; false when the server failed. Left out for code that did not load: only the browser knows the reason. */
  readonly isNetwork?: boolean;
  readonly headingLevel: number;
  onRetry(): void;
  /** A second button. */
  readonly children?: ReactNode;
}

/** Replaces content that failed to load, with 'Обновить' (§8). */
export function FailureState({ isNetwork = !navigator.onLine, headingLevel, onRetry, children }: FailureStateProps) {
  const { results } = useText().text;
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
