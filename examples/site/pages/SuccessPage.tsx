import { PageState } from '@kvartal/kit';
import { useGo } from '../routing/useGo';
import { useTitle } from '../routing/useTitle';
import { texts } from '../texts';

/** A listing has been sent (§2 "/success"). */
export default function SuccessPage() {
  const { link } = useGo();
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
