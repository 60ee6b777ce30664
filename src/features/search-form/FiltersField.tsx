import { memo, useEffect, useRef, useState } from 'react';
import { advancedFilterCount } from '../../domain/search/activeFilters';
import { useText } from '../../text/catalogue/TextContext';
import { Button } from '../../ui/buttons/Button';
import { useLazy } from '../../ui/hooks/useLazy';
import type { FiltersDialogProps } from './filters/FiltersDialog';
import { Failure } from './SearchForm.styles';

/** Also called ahead by whatever is about to press the button of this field. */
export const fetchFiltersDialog = () => import('./filters/FiltersDialog').then((module) => module.FiltersDialog);

/** 'Фильтры' with the number of filters that only its dialog shows; the dialog is preloaded when the visitor is about to open it. */
export const FiltersField = memo(function FiltersField(props: FiltersDialogProps) {
  const { form, isOpen, onOpen } = props;
  const { text } = useText();
  const dialog = useLazy(fetchFiltersDialog);
  // Stays mounted after the first opening, so that it can close properly.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  // Opened by a rejected submit instead of a click on the button.
  const { load } = dialog;
  const opened = useRef(load);
  opened.current = load;
  useEffect(() => {
    if (isOpen) opened.current();
  }, [isOpen]);
  const FiltersDialog = dialog.value;
  return (
    <>
      <Button
        part="filters"
        icon="adjustments-horizontal"
        counter={advancedFilterCount(form.draft, form.fixed)}
        busy={isOpen && !FiltersDialog && !dialog.hasFailed}
        aria-haspopup="dialog"
        aria-expanded={isOpen && FiltersDialog !== null}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          onOpen(true);
        }}
      >
        {text.form.filters}
      </Button>
      {isOpen && dialog.hasFailed && <Failure role="alert">{text.form.failed}</Failure>}
      {wasOpen && FiltersDialog && <FiltersDialog {...props} />}
    </>
  );
}, sameWhileClosed);

/** While the dialog is closed only the number is visible. */
function sameWhileClosed(before: FiltersDialogProps, after: FiltersDialogProps): boolean {
  const numberOf = ({ form }: FiltersDialogProps) => advancedFilterCount(form.draft, form.fixed);
  return !before.isOpen && !after.isOpen && before.session === after.session && numberOf(before) === numberOf(after);
}
