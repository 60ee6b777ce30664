import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type ApiError, isNetworkError } from '../../api/client/errors';
import { useLatest } from '../../base/hooks/useLatest';
import { useStore } from '../../base/hooks/useStore';
import { type LoadFailure, loadFailuresOf, reportLoadFailure } from '../../state/data/loadFailures';
import { useReport, useRuntime } from '../../state/runtime/runtimeContext';
import { failureDialogMissing } from '../../state/runtime/siteProblems';
import { useHomeText } from '../../text/home/useHomeText';
import { Button } from '../../ui/buttons/Button';
import { useLazy } from '../../ui/hooks/useLazy';
import { StateBlock } from '../../ui/states/StateBlock';
import { fetchFailureDialog } from './fetchFailureDialog';

export interface LoadFailureNoticeProps {
  readonly error: ApiError;
  /** `dialog`: the page's shared dialog reports it too. */
  readonly failures: 'inline' | 'dialog';
  readonly headingLevel: number;
  /** Retries; the notice goes once loading starts. */
  onRetry(): void;
}

const Block = styled(StateBlock)`
  padding-block: 24px;
`;

/** Replaces a block of the home page that failed to load, with 'Обновить' (§8). */
export function LoadFailureNotice({ error, failures, headingLevel, onRetry }: LoadFailureNoticeProps) {
  const { text } = useHomeText();
  const { isShownInDialog, dialog } = useFailureDialog(error, failures, onRetry);
  const isNetwork = isNetworkError(error);
  return (
    <>
      <Block
        part="state"
        role={isShownInDialog ? undefined : 'alert'}
        art={isNetwork ? 'network' : 'broken'}
        headingLevel={headingLevel}
        title={isNetwork ? text.failure.network : text.failure.failed}
        actions={
          <Button icon="refresh" onClick={onRetry}>
            {text.failure.refresh}
          </Button>
        }
      />
      {dialog}
    </>
  );
}

interface FailureDialog {
  /** The dialog announces it, so the notice need not. */
  readonly isShownInDialog: boolean;
  readonly dialog: ReactNode;
}

/** Reports a failure to the page's dialog, and renders that dialog if this failure is the first. */
function useFailureDialog(error: ApiError, failures: 'inline' | 'dialog', onRetry: () => void): FailureDialog {
  const runtime = useRuntime();
  const report = useReport();
  const isWanted = failures === 'dialog';
  const { value: Dialog, hasFailed, load } = useLazy(fetchFailureDialog);
  const latest = useLatest({ onRetry, load });
  const [failure] = useState<LoadFailure>(() => ({ error, retry: () => latest.current.onRetry() }));
  const isFirst = useStore(loadFailuresOf(runtime), ({ failed }) => failed[0] === failure);
  useEffect(() => {
    if (!isWanted) return undefined;
    latest.current.load();
    return reportLoadFailure(runtime, failure);
  }, [isWanted, runtime, failure, latest]);
  useEffect(() => {
    if (hasFailed) report(failureDialogMissing);
  }, [hasFailed, report]);
  return { isShownInDialog: isWanted && !hasFailed, dialog: Dialog && isFirst && <Dialog /> };
}
