import { useState } from 'react';
import { styled } from 'styled-components';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
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
}

/** What somebody has complained about: listings, or people they write with. */
export function Complaints({ headingLevel, waiting }: ComplaintsProps) {
  const { text } = useModerationPageText();
  // A moderator who comes because something waits finds it.
  const [subject, setSubject] = useState<'listings' | 'people'>(waiting.listings === 0 && waiting.people > 0 ? 'people' : 'listings');
  const { value: PeopleTab, hasFailed } = useLazy(fetchPeople, subject === 'people');
  const { subjects } = text.complaints;
  return (
    <>
      <Subject>
        <Filter<'listings' | 'people'>
          label={subjects.filter}
          value={subject}
          options={[
            { value: 'listings', label: subjects.listings(waiting.listings) },
            { value: 'people', label: subjects.people(waiting.people) },
          ]}
          onChange={setSubject}
        />
      </Subject>
      {subject === 'listings' && <ComplaintsTab headingLevel={headingLevel} />}
      {subject === 'people' && PeopleTab && <PeopleTab headingLevel={headingLevel} />}
      {subject === 'people' &&
        !PeopleTab &&
        (hasFailed ? <p role="alert">{text.complaints.failed}</p> : <PageLoading label={text.complaints.loading} />)}
    </>
  );
}
