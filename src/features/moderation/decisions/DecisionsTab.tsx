import { useState } from 'react';
import { styled } from 'styled-components';
import { isNetworkError } from '../../../api/client/errors';
import { listDecisions } from '../../../api/moderation';
import { usePrivatePages } from '../../../state/data/usePrivatePages';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { useLazy } from '../../../ui/hooks/useLazy';
import { FailureState } from '../../../ui/states/FailureState';
import { PageLoading } from '../../../ui/states/PageLoading';
import { StateBlock } from '../../../ui/states/StateBlock';
import { Filter } from '../complaints/Filter';
import { DecisionItem } from './DecisionItem';

const fetchPagination = () => import('../../../ui/buttons/Pagination').then(({ Pagination }) => Pagination);

const List = styled.ul`
  margin: 16px 0 24px;
  padding: 0;
  list-style: none;
  > :first-child {
    border: 0;
  }
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

/** The record of decisions: who has decided what, when and why. */
export function DecisionsTab({ headingLevel }: { readonly headingLevel: number }) {
  const { text, common } = useModerationPageText();
  const { transport } = useRuntime();
  const [isOwn, setOwn] = useState(false);
  const { load, page, pages, show } = usePrivatePages(['moderation', 'decisions', isOwn], (asked, options) =>
    listDecisions(transport, { isOwn, page: asked, ...options }),
  );
  const { value: Pagination } = useLazy(fetchPagination, pages > 1);
  const answer = load.status === 'ready' ? load.value : load.status === 'loading' ? load.stale : undefined;
  return (
    <>
      <Filter
        label={text.decisions.filter}
        value={isOwn ? 'own' : 'all'}
        options={[
          { value: 'all', label: text.decisions.all },
          { value: 'own', label: text.decisions.own },
        ]}
        onChange={(value) => setOwn(value === 'own')}
      />
      {load.status === 'failed' && <FailureState isNetwork={isNetworkError(load.error)} headingLevel={headingLevel} onRetry={load.retry} />}
      {load.status !== 'failed' && !answer && <PageLoading label={text.decisions.loading} />}
      {answer?.items.length === 0 && (
        <StateBlock
          part="state"
          art="nothing"
          headingLevel={headingLevel}
          title={isOwn ? text.decisions.emptyOwn : text.decisions.emptyTitle}
          text={text.decisions.emptyText}
        />
      )}
      {answer && answer.items.length > 0 && (
        <List aria-label={text.tabs.decisions} aria-busy={load.status === 'loading' || undefined}>
          {answer.items.map((decision) => (
            <DecisionItem key={decision.id} decision={decision} />
          ))}
        </List>
      )}
      {pages > 1 && Pagination && (
        <Pagination page={page} pageCount={pages} onChange={show} labels={{ ...common.pagination, nav: common.pagination.name }} />
      )}
    </>
  );
}
