import { PageState } from '@kvartal/kit';
import { useEffect, useState } from 'react';
import { useNavigation } from '../routing/useNavigation';
import { useTitle } from '../routing/useTitle';
import { texts } from '../texts';

/** What is left of the address with which a form leads here: it stays with this entry of the history, for a reload and for Back. */
interface SentState {
  readonly isSent?: boolean;
}

/** Shown after a listing was sent to moderation (§2 "/success"). Opened by its address alone it says that nothing was sent. */
export default function SuccessPage() {
  const { link } = useNavigation();
  const { status, opened, ...sent } = texts.success;
  const [isSent] = useState(() => window.location.hash === '#sent' || (window.history.state as SentState | null)?.isSent === true);
  const { title, text } = isSent ? sent : opened;
  useTitle(title);
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    // A bookmark must not say it again.
    if (hash === '#sent') window.history.replaceState({ ...window.history.state, isSent: true }, '', pathname + search);
  }, []);
  return (
    <PageState
      art={isSent ? 'done' : 'listings'}
      title={title}
      text={text}
      actions={[
        { label: status, ...link('/account') },
        { label: texts.home, ...link('/') },
      ]}
    />
  );
}
