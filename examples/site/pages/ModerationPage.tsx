import { Moderation } from '@kvartal/kit';
import { useState } from 'react';
import { useTitle } from '../routing/useTitle';
import { useSwapInClient } from '../swapInClient';
import { texts } from '../texts';

/** The moderators' page; to anybody else it is not there (D7). */
export default function ModerationPage() {
  const [isAllowed, setAllowed] = useState(true);
  useTitle(isAllowed ? texts.moderation.title : texts.missing.title);
  useSwapInClient();
  return (
    <div className="site-moderation">
      <Moderation onAccess={(detail) => setAllowed(detail.isAllowed)} />
    </div>
  );
}
