import { isNetworkError } from '../../api/errors';
import { closeLoadFailures, loadFailuresOf, retryLoadFailures } from '../../state/loadFailures';
import { useRuntime } from '../../state/runtimeContext';
import { useStore } from '../../state/useStore';
import { useHomeText } from '../../text/home/useHomeText';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';

/** The one dialog for every block of the page that failed (§8); rendered by the block that failed first. */
export function LoadFailureDialog() {
  const runtime = useRuntime();
  const { h } = useHomeText();
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
      title={isNetwork ? h.failure.network : h.failure.failed}
      closeLabel={h.failure.closeDialog}
      footer={
        <>
          <Button variant="primary" icon="refresh" onClick={() => retryLoadFailures(runtime)}>
            {h.failure.refresh}
          </Button>
          <Button onClick={() => closeLoadFailures(runtime)}>{h.failure.close}</Button>
        </>
      }
    >
      <p>{isNetwork ? h.failure.networkText : h.failure.failedText}</p>
    </Dialog>
  );
}
