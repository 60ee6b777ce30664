import { createElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ApiError } from '../../api/client/errors';
import type { Load } from '../../base/load';
import type { QueueOrdering } from '../../domain/listing/moderation';
import { type ModerationPlace, type ModerationSection, moderationPath } from '../../domain/moderation/moderationPlace';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useModerationPageText } from '../../text/moderation/page/useModerationPageText';
import { panelId, Tabs, tabId } from '../../ui/buttons/Tabs';
import { Complaints } from './complaints/Complaints';
import { DecisionsTab } from './decisions/DecisionsTab';
import type { ModerationProps } from './definition';
import { Head, Root, Waiting } from './Moderation.styles';
import { QueueTab } from './queue/QueueTab';
import type { Queue } from './queue/queueAnswer';
import { minutesSince } from './queue/waiting';
import { SpamTab } from './spam/SpamTab';

/** What a moderator has done today, and how long the first listing of the queue has been waiting. */
function Day({ queue: { day, oldestAt } }: { readonly queue: Queue }) {
  const { text, format } = useModerationPageText();
  const hasDecided = day.decisions > 0;
  if (!hasDecided && !oldestAt) return null;
  return (
    <Waiting>
      {hasDecided && (
        <span>
          {text.day.decisions} <b>{format.number(day.decisions)}</b>
        </span>
      )}
      {hasDecided && day.averageSeconds !== null && (
        <span>
          {text.day.average} <b>{text.day.seconds(day.averageSeconds)}</b>
        </span>
      )}
      {oldestAt && (
        <span>
          {hasDecided ? text.day.oldest : text.oldest} <b>{text.queue.time(minutesSince(oldestAt))}</b>
        </span>
      )}
    </Waiting>
  );
}

export interface WorkplaceProps extends Omit<ModerationProps, 'token' | 'onAccess'> {
  readonly headingLevel: number;
  /** False while nobody is signed in: keys do nothing. */
  readonly isActive: boolean;
  readonly queue: Load<Queue, ApiError>;
  /** Listings with complaints; null until it is known. */
  readonly complaints: number | null;
  /** Complaints about people. */
  readonly people: number;
  /** Texts that were sent to many; null until it is known. */
  readonly spam: number | null;
  readonly ordering: QueueOrdering;
  onOrdering(ordering: QueueOrdering): void;
}

type TabName = Exclude<ModerationSection, 'people'>;

/** The tabs of a moderator. The queue stays mounted behind the others: what was typed there is kept. */
export function Workplace({
  headingLevel,
  isActive,
  queue: load,
  complaints,
  people,
  spam,
  ordering,
  onOrdering,
  ...props
}: WorkplaceProps) {
  const { text } = useModerationPageText();
  const { siteUrl } = useRuntime();
  const id = useId();
  const { section = 'queue', caseId = null, onCase, ...map } = props;
  const [place, setPlace] = useState<ModerationPlace>({ section, caseId });
  // The page may show another case, for example after Back.
  useEffect(() => setPlace({ section, caseId }), [section, caseId]);
  /** The listing on the desk, also while another tab is shown. */
  const [desk, setDesk] = useState<number | null>(null);
  const tab: TabName = place.section === 'people' ? 'complaints' : place.section;
  const go = (next: ModerationPlace, replaces = false) => {
    if (next.section === place.section && next.caseId === place.caseId) return;
    setPlace(next);
    onCase?.({ ...next, url: siteUrl + moderationPath(next), replaces });
  };
  const openTab = (name: TabName) => {
    const areOnlyPeople = !complaints && people > 0;
    // A moderator who comes because something waits finds it.
    if (name === 'complaints') return go({ section: areOnlyPeople ? 'people' : 'complaints', caseId: null });
    go({ section: name, caseId: name === 'queue' ? desk : null });
  };
  const last = useRef<Queue | null>(null);
  if (load.status === 'ready') last.current = load.value;
  const queue = last.current;
  const tabs = [
    { id: 'queue', title: text.tabs.queue, count: queue?.count },
    { id: 'complaints', title: text.tabs.complaints, count: complaints === null ? undefined : complaints + people },
    { id: 'spam', title: text.tabs.spam, count: spam ?? undefined },
    { id: 'decisions', title: text.tabs.decisions },
  ] as const;
  const panel = (name: TabName, content: ReactNode) => (
    <div role="tabpanel" id={panelId(id, name)} aria-labelledby={tabId(id, name)} hidden={tab !== name}>
      {content}
    </div>
  );
  return (
    <Root>
      <Head>
        {createElement(`h${headingLevel}`, { part: 'title' }, text.title)}
        <Tabs part="tab" tabs={tabs} selected={tab} onSelect={(next) => openTab(next as TabName)} label={text.tabsName} idPrefix={id} />
        {queue && <Day queue={queue} />}
      </Head>
      {panel(
        'queue',
        <QueueTab
          {...map}
          headingLevel={Math.min(6, headingLevel + 1)}
          isActive={isActive && tab === 'queue'}
          queue={queue}
          hasFailed={load.status === 'failed'}
          complaints={(complaints ?? 0) + people}
          ordering={ordering}
          onOrdering={onOrdering}
          onComplaints={() => openTab('complaints')}
          asked={place.section === 'queue' ? place.caseId : (desk ?? undefined)}
          onDesk={(shown) => {
            setDesk(shown);
            if (place.section === 'queue') go({ section: 'queue', caseId: shown }, place.caseId === null);
          }}
        />,
      )}
      {panel(
        'complaints',
        (place.section === 'complaints' || place.section === 'people') && (
          <Complaints
            headingLevel={Math.min(6, headingLevel + 1)}
            waiting={{ listings: complaints ?? 0, people }}
            subject={place.section}
            caseId={place.caseId}
            onPlace={go}
          />
        ),
      )}
      {panel('spam', tab === 'spam' && <SpamTab headingLevel={Math.min(6, headingLevel + 1)} />)}
      {panel('decisions', tab === 'decisions' && <DecisionsTab headingLevel={Math.min(6, headingLevel + 1)} />)}
    </Root>
  );
}
