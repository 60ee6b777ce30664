import { Moderation } from '@kvartal/kit';
import { moderationPlace } from '@kvartal/kit/domain';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useTitle } from '../routing/useTitle';
import { useSwapInClient } from '../swapInClient';
import { texts } from '../texts';

/** The moderators' page; to anybody else it is not there (D7). */
export default function ModerationPage() {
  const [isAllowed, setAllowed] = useState(true);
  const [, navigate] = useLocation();
  const { section, caseId } = moderationPlace(useSearch());
  useTitle(isAllowed ? texts.moderation.title : texts.missing.title);
  useSwapInClient();
  return (
    <div className="site-moderation">
      <Moderation
        section={section}
        caseId={caseId ?? undefined}
        onAccess={(detail) => setAllowed(detail.isAllowed)}
        // Nothing is left: what was typed about a listing stays on the page.
        onCase={({ url, replaces }) => {
          const { pathname, search } = new URL(url, window.location.href);
          navigate(pathname + search, { replace: replaces });
        }}
      />
    </div>
  );
}
