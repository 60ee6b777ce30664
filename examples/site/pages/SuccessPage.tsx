import { PageState } from '@kvartal/kit';
import { useNavigation } from '../routing/useNavigation';
import { useTitle } from '../routing/useTitle';
import { texts } from '../texts';

/** Shown after a listing was sent to moderation (§2 "/success"). */
export default function SuccessPage() {
  const { link } = useNavigation();
  const { title, text, status } = texts.success;
  useTitle(title);
  return (
    <PageState
      art="done"
      title={title}
      text={text}
      actions={[
        { label: status, ...link('/account') },
        { label: texts.home, ...link('/') },
      ]}
    />
  );
}
