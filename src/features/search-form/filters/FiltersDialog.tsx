import { useEffect, useRef } from 'react';
import { useLatest } from '../../../base/hooks/useLatest';
import { hasProblem } from '../../../domain/search/filters';
import { useCount } from '../../../state/search/useCount';
import { useFilterText } from '../../../text/filters/useFilterText';
import { Button } from '../../../ui/buttons/Button';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Failure } from '../SearchForm.styles';
import { FilterFields, type FilterFieldsProps } from './FilterFields';
import { Actions, ClearInFooter, Content } from './FiltersDialog.styles';

export interface FiltersDialogProps extends FilterFieldsProps {
  readonly session: string;
  readonly isOpen: boolean;
  /** A text field of the form has the focus: the live count pauses (§4). */
  readonly isTyping: boolean;
  /** Grows with every submit rejected because of an invalid field. */
  readonly refusals: number;
  onOpen(isOpen: boolean): void;
}

/**
 * All filters of the search: a dialog, or a drawer from the left on touch screens below 744 px (§2). Edits the draft of the form as a preview:
 * its button shows how many listings the draft would find, except while a text field has the focus (§4), and closing it in another way
 * takes the changes back.
 */
export function FiltersDialog(props: FiltersDialogProps) {
  const { form, session, isOpen, isTyping, refusals, onOpen } = props;
  const { common, text, format } = useFilterText();
  const content = useRef<HTMLDivElement>(null);
  const count = useCount(session, isOpen && !isTyping && !hasProblem(form.problems) ? form.draft : null);
  const isCounting = count.status === 'loading';

  const latestDraft = useLatest(form.draft);
  const before = useRef(form.draft);
  useEffect(() => {
    if (isOpen) before.current = latestDraft.current;
  }, [isOpen, latestDraft]);
  const cancel = () => {
    form.change(before.current);
    onOpen(false);
  };

  const lastRefusal = useRef(0);
  useEffect(() => {
    if (!isOpen || refusals === lastRefusal.current) return;
    lastRefusal.current = refusals;
    content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isOpen, refusals]);

  const clear = (
    <Button type="button" variant="ghost" onClick={form.clear}>
      {text.clear}
    </Button>
  );
  const number = count.status === 'ready' ? format.number(count.value) : '';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={cancel}
      title={text.title}
      closeLabel={text.close}
      size="xl"
      drawerOnTouch
      part="filters-dialog"
      headerAction={clear}
      footer={
        <Actions>
          <ClearInFooter>{clear}</ClearInFooter>
          {count.status === 'failed' && <Failure role="alert">{common.form.failed}</Failure>}
          <Button type="submit" variant="primary" size="l">
            {count.status === 'ready' ? text.show(number, count.value) : common.form.submit}
          </Button>
        </Actions>
      }
    >
      <Content ref={content}>
        <FilterFields {...props} />
      </Content>
      <LiveRegion>{isCounting ? text.counting : count.status === 'ready' ? text.found(number, count.value) : null}</LiveRegion>
    </Dialog>
  );
}
