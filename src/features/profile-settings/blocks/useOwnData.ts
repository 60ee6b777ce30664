import { getOwnData } from '../../../api/profile';
import { useMutation } from '../../../state/data/useMutation';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useProfileSettingsText } from '../../../text/profile-settings/useProfileSettingsText';
import type { Toasts } from '../../../ui/overlay/Toasts';

/** Name of the file. */
const fileName = 'kvartal.json';

/** Saves one's own data as a file. */
export function useOwnData(showToast: Toasts['show']) {
  const { own } = useProfileSettingsText();
  const { transport } = useRuntime();
  const asking = useMutation<null, object>((_nothing, options) => getOwnData(transport, options));
  return {
    isPending: asking.isPending,
    async download() {
      const outcome = await asking.run(null);
      if (outcome.status === 'done') saveFile(JSON.stringify(outcome.value, null, 2));
      if (outcome.status !== 'failed') return;
      const isTooMany = outcome.error.kind === 'rejected' && outcome.error.status === 429;
      showToast('error', isTooMany ? own.tooMany : own.data.failed);
    },
  };
}

/** A request by a link could not carry the token. */
function saveFile(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = fileName;
  link.click();
  // The browser has it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
