import { memo, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../api/client/errors';
import type { Load } from '../../base/load';
import { advancedFilterCount } from '../../domain/search/activeFilters';
import type { MetroRegister } from '../../state/search/metroRegister';
import { useText } from '../../text/TextContext';
import { Button } from '../../ui/buttons/Button';
import { useLazy } from '../../ui/hooks/useLazy';
import { Failure } from './SearchForm.styles';
import type { SearchFormModel } from './useSearchForm';

export interface FiltersFieldProps {
  readonly form: SearchFormModel;
  readonly session: string;
  readonly isOpen: boolean;
  /** A text field of the form has the focus: the live count pauses (§4). */
  readonly isTyping: boolean;
  /** Grows with every submit rejected because of an invalid field. */
  readonly refusals: number;
  readonly stations: Load<MetroRegister, ApiError>;
  onStationsWanted(): void;
  onOpen(isOpen: boolean): void;
}

const fetchDialog = () => import('./filters/FiltersDialog').then((module) => module.FiltersDialog);

/** 'Фильтры' with the number of filters that only its dialog shows; the dialog is preloaded when the visitor is about to open it. */
export const FiltersField = memo(function FiltersField(props: FiltersFieldProps) {
  const { form, isOpen, onOpen } = props;
  const { t } = useText();
  const dialog = useLazy(fetchDialog);
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
        {t.form.filters}
      </Button>
      {isOpen && dialog.hasFailed && <Failure role="alert">{t.form.failed}</Failure>}
      {wasOpen && FiltersDialog && <FiltersDialog {...props} />}
    </>
  );
}, sameWhileClosed);

/** While the dialog is closed only the number is visible. */
function sameWhileClosed(before: FiltersFieldProps, after: FiltersFieldProps): boolean {
  const numberOf = ({ form }: FiltersFieldProps) => advancedFilterCount(form.draft, form.fixed);
  return !before.isOpen && !after.isOpen && before.session === after.session && numberOf(before) === numberOf(after);
}
