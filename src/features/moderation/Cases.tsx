import type { ReactNode } from 'react';
import { isNetworkError } from '../../api/client/errors';
import { useModerationPageText } from '../../text/moderation/page/useModerationPageText';
import { LiveRegion } from '../../ui/dom/LiveRegion';
import { useLazy } from '../../ui/hooks/useLazy';
import { FailureState } from '../../ui/states/FailureState';
import { PageLoading } from '../../ui/states/PageLoading';
import { StateBlock } from '../../ui/states/StateBlock';
import { BlockDialog } from './complaints/BlockDialog';
import { ListOfCases } from './Moderation.styles';
import type { CaseList } from './useCases';

const fetchPagination = () => import('../../ui/buttons/Pagination').then(({ Pagination }) => Pagination);

export interface CasesProps<T> {
  readonly cases: CaseList<T>;
  readonly headingLevel: number;
  /** Name of the list. */
  readonly label: string;
  readonly loading: string;
  /** What stands there without a case. */
  readonly empty: { readonly title: string; readonly text?: string | undefined };
  children(item: T): ReactNode;
}

/** Cases in pages, with all that a list can be instead, and the dialog that blocks an account. */
export function Cases<T>({ cases, headingLevel, label, loading, empty, children }: CasesProps<T>) {
  const { text, common } = useModerationPageText();
  const { pages: shown, list, said, toasts, blocked, block, finish } = cases;
  const { load, page, pages, show } = shown;
  const { value: Pagination } = useLazy(fetchPagination, pages > 1);
  const answer = load.status === 'ready' ? load.value : load.status === 'loading' ? load.stale : undefined;
  return (
    <>
      <LiveRegion>{said}</LiveRegion>
      {load.status === 'failed' && <FailureState isNetwork={isNetworkError(load.error)} headingLevel={headingLevel} onRetry={load.retry} />}
      {load.status !== 'failed' && !answer && <PageLoading label={loading} />}
      {answer && (
        <ListOfCases ref={list} tabIndex={-1} role="group" aria-label={label} aria-busy={load.status === 'loading' || undefined}>
          {answer.items.length === 0 && <StateBlock part="state" art="done" headingLevel={headingLevel} {...empty} />}
          {answer.items.map(children)}
        </ListOfCases>
      )}
      {pages > 1 && Pagination && (
        <Pagination page={page} pageCount={pages} onChange={show} labels={{ ...common.pagination, nav: common.pagination.name }} />
      )}
      <BlockDialog
        account={blocked}
        onClose={() => block(null)}
        onBlocked={({ name }) => {
          block(null);
          finish(text.block.done(name));
        }}
      />
      {toasts}
    </>
  );
}
