import { useCallback, useRef } from 'react';
import { styled } from 'styled-components';
import type { ModerationPlace } from '../../../domain/moderation/moderationPlace';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { Button } from '../../../ui/buttons/Button';
import { useLazy } from '../../../ui/hooks/useLazy';
import { PageLoading } from '../../../ui/states/PageLoading';
import { ComplaintsTab } from './ComplaintsTab';
import { Filter } from './Filter';

const fetchPeople = () => import('../people/PeopleTab').then(({ PeopleTab }) => PeopleTab);

const Subject = styled.div`
  display: inline-block;
  margin: 0 12px 12px 0;
  @container kv (width < 744px) {
    display: block;
    margin-inline-end: 0;
  }
`;

export interface ComplaintsProps {
  readonly headingLevel: number;
  /** How many wait. */
  readonly waiting: { readonly listings: number; readonly people: number };
  /** About listings, or about people. */
  readonly subject: 'complaints' | 'people';
  /** The only case that is shown; null for all. */
  readonly caseId: number | null;
  onPlace(place: ModerationPlace): void;
}

/** What somebody has complained about: listings, or people they write with. */
export function Complaints({ headingLevel, waiting, subject, caseId, onPlace }: ComplaintsProps) {
  const { text } = useModerationPageText();
  const { value: PeopleTab, hasFailed } = useLazy(fetchPeople, subject === 'people');
  const { subjects } = text.complaints;
  const wasCase = useRef(false);
  const leaveCase = () => {
    wasCase.current = true;
    onPlace({ section: subject, caseId: null });
  };
  /** The button that had the focus goes with the case. */
  const takeFocus = useCallback((filter: HTMLElement | null) => {
    if (filter && wasCase.current) filter.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    wasCase.current = false;
  }, []);
  return (
    <>
      {caseId !== null && (
        <Button variant="ghost" icon="chevron-left" onClick={leaveCase}>
          {text.complaints.all}
        </Button>
      )}
      {caseId === null && (
        <Subject ref={takeFocus}>
          <Filter<'complaints' | 'people'>
            label={subjects.filter}
            value={subject}
            options={[
              { value: 'complaints', label: subjects.listings(waiting.listings) },
              { value: 'people', label: subjects.people(waiting.people) },
            ]}
            onChange={(section) => onPlace({ section, caseId: null })}
          />
        </Subject>
      )}
      {subject === 'complaints' && <ComplaintsTab key={caseId} headingLevel={headingLevel} caseId={caseId} />}
      {subject === 'people' && PeopleTab && <PeopleTab key={caseId} headingLevel={headingLevel} caseId={caseId} />}
      {subject === 'people' &&
        !PeopleTab &&
        (hasFailed ? <p role="alert">{text.complaints.failed}</p> : <PageLoading label={text.complaints.loading} />)}
    </>
  );
}
