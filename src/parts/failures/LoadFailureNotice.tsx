import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type ApiError, isNetworkError } from '../../api/client/errors';
import { useLatest } from '../../base/hooks/useLatest';
import { useStore } from '../../base/hooks/useStore';
import { type LoadFailure, loadFailuresOf, tellLoadFailure } from '../../state/load/loadFailures';
import { failureDialogMissing } from '../../state/runtime/failureProblem';
import { useReport, useRuntime } from '../../state/runtime/runtimeContext';
import { useHomeText } from '../../text/home/useHomeText';
import { Button } from '../../ui/buttons/Button';
import { useLoaded } from '../../ui/hooks/useLazy';
import { StateBlock } from '../../ui/states/StateBlock';
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
