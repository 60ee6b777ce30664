import { type ModerationPlace, moderationPath } from '../../domain/moderation/moderationPlace';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useModerationPageText } from '../../text/moderation/page/useModerationPageText';
import { copyText } from '../../ui/dom/copyText';
import type { Toasts } from '../../ui/overlay/Toasts';

/** Copies the address of a case, for a colleague, and says whether that worked. */
export function useCopiedLink({ show }: Pick<Toasts, 'show'>): (place: ModerationPlace) => void {
  const { text } = useModerationPageText();
  const { siteUrl } = useRuntime();
  const copy = async (place: ModerationPlace) => {
    const url = siteUrl + moderationPath(place);
    if (await copyText(url)) show('success', text.link.copied);
    // The address can be copied from the message, which stays longer with a button.
    else show('error', text.link.failed(url), { label: text.link.again, takesFocus: false, onPress: () => void copy(place) });
  };
  return (place) => void copy(place);
}
