import { isNetworkError } from '../../api/client/errors';
import { useStore } from '../../base/hooks/useStore';
import { closeLoadFailures, loadFailuresOf, retryLoadFailures } from '../../state/data/loadFailures';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useHomeText } from '../../text/home/useHomeText';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/overlay/Dialog';

/** One dialog for all failed blocks of the page (§8); rendered by the first block that failed. */
export function LoadFailureDialog() {
  const runtime = useRuntime();
  const { text } = useHomeText();
  const { failed, isOpen } = useStore(loadFailuresOf(runtime), (now) => now);
  const [first] = failed;
  if (!first) return null;
  const isNetwork = isNetworkError(first.error);
  return (
    <Dialog
      part="dialog"
      size="s"
      isOpen={isOpen}
      onClose={() => closeLoadFailures(runtime)}
      title={isNetwork ? text.failure.network : text.failure.failed}
      closeLabel={text.failure.closeDialog}
      footer={
        <>
          <Button variant="primary" icon="refresh" onClick={() => retryLoadFailures(runtime)}>
            {text.failure.refresh}
          </Button>
          <Button onClick={() => closeLoadFailures(runtime)}>{text.failure.close}</Button>
        </>
      }
    >
      <p>{isNetwork ? text.failure.networkText : text.failure.failedText}</p>
    </Dialog>
  );
}
