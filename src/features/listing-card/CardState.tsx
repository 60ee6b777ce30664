import type { ApiError } from '../../api/client/errors';
import { isNetworkError } from '../../api/client/errors';
import { useText } from '../../text/catalogue/TextContext';
import { Button } from '../../ui/buttons/Button';
import { StateBlock } from '../../ui/states/StateBlock';

export interface CardStateProps {
  /** Null if retrying is pointless: no id, or invalid data. */
  readonly error: ApiError | null;
  readonly headingLevel: number;
  readonly onRetry: () => void;
}

/** Replaces a card: not found, no network, any other error (§8). Lazy-loaded. */
export default function CardState({ error, headingLevel, onRetry }: CardStateProps) {
  const { text } = useText();
  const isMissing = error === null || (error.kind === 'rejected' && error.status === 404);
  const isNetwork = error !== null && isNetworkError(error);
  return (
    <StateBlock
      part="state"
      role="alert"
      art={isMissing ? 'nothing' : isNetwork ? 'network' : 'broken'}
      headingLevel={headingLevel}
      title={isMissing ? text.listing.notFoundTitle : isNetwork ? text.results.networkTitle : text.results.failedTitle}
      text={isMissing ? text.listing.notFoundText : isNetwork ? text.results.networkText : text.results.failedText}
      actions={
        !isMissing && (
          <Button variant="primary" icon="refresh" onClick={onRetry}>
            {text.results.refresh}
          </Button>
        )
      }
    />
  );
}
