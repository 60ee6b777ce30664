import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type ApiError, isNetworkError } from '../../api/errors';
import { failureDialogMissing } from '../../state/failureProblem';
import { type LoadFailure, loadFailuresOf, tellLoadFailure } from '../../state/loadFailures';
import { useReport, useRuntime } from '../../state/runtimeContext';
import { useLatest } from '../../state/useLatest';
import { useStore } from '../../state/useStore';
import { useHomeText } from '../../text/home/useHomeText';
import { Button } from '../../ui/Button';
import { StateBlock } from '../../ui/StateBlock';
import { useLoaded } from '../../ui/useLoaded';
import { fetchFailureDialog } from './fetchFailureDialog';

export interface LoadFailureNoticeProps {
  readonly error: ApiError;
  /** `dialog`: one dialog for the whole page tells of it too. */
  readonly failures: 'inline' | 'dialog';
  readonly headingLevel: number;
  /** Asks again; the notice goes when the block is loading. */
  onRetry(): void;
}

const Block = styled(StateBlock)`
  padding-block: 24px;
`;

/** What stands in a block of the home page that could not be loaded, with 'Обновить' (§8). */
export function LoadFailureNotice({ error, failures, headingLevel, onRetry }: LoadFailureNoticeProps) {
  const { h } = useHomeText();
  const { isToldByDialog, dialog } = useFailureDialog(error, failures, onRetry);
  const isNetwork = isNetworkError(error);
  return (
    <>
      <Block
        part="state"
        role={isToldByDialog ? undefined : 'alert'}
        art={isNetwork ? 'network' : 'broken'}
        headingLevel={headingLevel}
        title={isNetwork ? h.failure.network : h.failure.failed}
        actions={
          <Button icon="refresh" onClick={onRetry}>
            {h.failure.refresh}
          </Button>
        }
      />
      {dialog}
    </>
  );
}

interface FailureDialog {
  /** Another voice than the block's own tells of it. */
  readonly isToldByDialog: boolean;
  readonly dialog: ReactNode;
}

/** Tells the page's dialog of a failure, and shows that dialog where this one was the first. */
function useFailureDialog(error: ApiError, failures: 'inline' | 'dialog', onRetry: () => void): FailureDialog {
  const runtime = useRuntime();
  const report = useReport();
  const isWanted = failures === 'dialog';
  const { value: Dialog, hasFailed, load } = useLoaded(fetchFailureDialog);
  const latest = useLatest({ onRetry, load });
  const [failure] = useState<LoadFailure>(() => ({ error, retry: () => latest.current.onRetry() }));
  const isFirst = useStore(loadFailuresOf(runtime), ({ failed }) => failed[0] === failure);
  useEffect(() => {
    if (!isWanted) return undefined;
    latest.current.load();
    return tellLoadFailure(runtime, failure);
  }, [isWanted, runtime, failure, latest]);
  useEffect(() => {
    if (hasFailed) report(failureDialogMissing);
  }, [hasFailed, report]);
  return { isToldByDialog: isWanted && !hasFailed, dialog: Dialog && isFirst && <Dialog /> };
}
