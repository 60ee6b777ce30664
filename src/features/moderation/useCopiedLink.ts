import { type ModerationPlace, moderationPath } from '../../domain/moderation/moderationPlace';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useModerationPageText } from '../../text/moderation/page/useModerationPageText';
import type { Toasts } from '../../ui/overlay/Toasts';

/** Copies the address of a case, for a colleague, and says whether that worked. */
export function useCopiedLink({ show }: Pick<Toasts, 'show'>): (place: ModerationPlace) => void {
  const { text } = useModerationPageText();
  const { siteUrl } = useRuntime();
  return async (place) => {
    const url = siteUrl + moderationPath(place);
    try {
      await navigator.clipboard.writeText(url);
      show('success', text.link.copied);
    } catch {
      // The clipboard is missing on insecure pages and may be denied in frames: the address can be copied from the message.
      show('error', text.link.failed(url));
    }
  };
}
