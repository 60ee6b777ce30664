import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { deepFreeze } from '../../base/deepFreeze';
import { hasProblem } from '../../domain/search/filters';
import { useCount } from '../../state/search/useCount';
import { useMetroRegister } from '../../state/search/useMetroRegister';
import { useSearchControl } from '../../state/search/useSearchControl';
import { useSearchStart } from '../../state/search/useSearchStart';
import { useText } from '../../text/catalogue/TextContext';
import { Button } from '../../ui/buttons/Button';
import { useIsTyping } from '../../ui/hooks/useIsTyping';
import type { SearchDetail, SearchFormProps } from './definition';
import { FiltersField } from './FiltersField';
import { FormFields, type FormPanel } from './FormFields';
import { MetroField } from './metro/MetroField';
import { Failure, Form } from './SearchForm.styles';
import { useSearchForm } from './useSearchForm';

/** A form with results beside it starts their session, and knows their page size. */
export interface StartedBeside {
  readonly pageSize?: number;
}

/** Passed in by the standalone form: the one-tag search never shows the panel, so it does not load it. */
export interface WithPanel {
  readonly panel?: FormPanel;
}

/**
 * Search form (§2, §5). Beside results of its session every change applies at once; without them submitting writes the session, or opens
 * `resultsUrl` with the filters in the query.
 */
export function SearchForm({ pageSize, panel, ...props }: SearchFormProps & StartedBeside & WithPanel) {
  const { session = 'main', filters = '', fixedFilters = '', deal, urlSync = 'off', layout = 'bar', resultsUrl } = props;
  const { header, footer, onSearch, onNavigate } = props;
  const { text, format } = useText();
  useSearchStart({ session, filters, fixedFilters, deal, urlSync, pageSize });
  const instance = useSearchControl(session, props);
  const follow = useRef(() => {});
  const form = useSearchForm(session, follow);
  const [isMetroWanted, setIsMetroWanted] = useState(false);
  const stations = useMetroRegister(isMetroWanted || form.draft.metro.length > 0);
  const [isFiltersOpen, setFiltersOpen] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const priceTrigger = useRef<HTMLButtonElement>(null);
  const { isTyping, handlers } = useIsTyping();

  // A bar has no space for a number; its dialog counts for itself.
  const isCounting = layout !== 'bar' && layout !== 'panel' && !isTyping && !hasProblem(form.problems);
  const count = useCount(session, isCounting ? form.draft : null);

  const refuse = () => {
    setRefusals(refusals + 1);
    if (isFiltersOpen) return;
    if (form.problems.price) priceTrigger.current?.focus();
    else setFiltersOpen(true);
  };

  const isLeftToHost = (detail: SearchDetail) => onSearch?.({ ...deepFreeze(detail), instance }) === false;
  // Results beside the form follow every choice; the dialog is a preview.
  follow.current = () => {
    const detail = isFiltersOpen || resultsUrl ? null : form.settle(isTyping);
    if (detail && !isLeftToHost(detail)) form.apply(detail.filters);
  };
  useLayoutEffect(() => follow.current());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const detail = form.submit(stations.status === 'ready' ? stations.value.options : null);
    if (!detail) return refuse();
    setFiltersOpen(false);
    if (isLeftToHost(detail)) return;
    if (!resultsUrl) return form.apply(detail.filters);
    const url = resultsAddress(resultsUrl, detail.query);
    if (onNavigate?.({ url, target: 'results', instance }) !== false) globalThis.location.assign(url);
  };

  const wantStations = () => setIsMetroWanted(true);
  return (
    <>
      {header}
      <Form part="form" aria-label={text.form.name} onSubmit={submit} noValidate role="search" {...handlers}>
        <FormFields
          form={form}
          layout={layout}
          panel={panel}
          priceRef={priceTrigger}
          metro={<MetroField form={form} stations={stations} onWanted={wantStations} hideLabel={layout !== 'column' && !panel} />}
          filters={
            // The field is here only beside results: the form of a home page has none (§2), the compact one links to all of them.
            !resultsUrl &&
            layout !== 'compact' && (
              <FiltersField
                form={form}
                session={session}
                isOpen={isFiltersOpen}
                isTyping={isTyping}
                refusals={refusals}
                stations={stations}
                onStationsWanted={wantStations}
                onOpen={setFiltersOpen}
              />
            )
          }
          submit={
            <Button part="submit" type="submit" variant="primary" size="m">
              {count.status === 'ready' ? text.form.submitCount(format.number(count.value)) : text.form.submit}
            </Button>
          }
        />
        {(form.hasFailed || count.status === 'failed') && <Failure role="alert">{text.form.failed}</Failure>}
      </Form>
      {footer}
    </>
  );
}

function resultsAddress(resultsUrl: string, query: string): string {
  const address = new URL(resultsUrl, globalThis.location.href);
  address.search += (address.search && '&') + query;
  return address.href;
}
