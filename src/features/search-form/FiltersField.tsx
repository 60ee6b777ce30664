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
  /** A text field of the form has the focus: nothing is counted meanwhile (§4). */
  readonly isTyping: boolean;
  /** Grows with every submit that was refused because of a wrong field. */
  readonly refusals: number;
  readonly stations: Load<MetroRegister, ApiError>;
  onStationsWanted(): void;
  onOpen(isOpen: boolean): void;
}

const fetchDialog = () => import('./filters/FiltersDialog').then((module) => module.FiltersDialog);

/** 'Фильтры' with the number of those that only its dialog has; the dialog comes when somebody is about to open it. */
export const FiltersField = memo(function FiltersField(props: FiltersFieldProps) {
  const { form, isOpen, onOpen } = props;
  const { t } = useText();
  const dialog = useLazy(fetchDialog);
  // Stays in the page after its first opening, so that it can be closed properly.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  // Opened by a refused submit, without a touch of the button.
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

/** Behind its button only the number is seen. */
function sameWhileClosed(before: FiltersFieldProps, after: FiltersFieldProps): boolean {
  const numberOf = ({ form }: FiltersFieldProps) => advancedFilterCount(form.draft, form.fixed);
  return !before.isOpen && !after.isOpen && before.session === after.session && numberOf(before) === numberOf(after);
}
