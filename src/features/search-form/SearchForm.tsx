import { type FormEvent, useId, useRef, useState } from 'react';
import { startQuery } from '../../state/startQuery';
import { useMetroOptions } from '../../state/useMetroOptions';
import { useSearchStart } from '../../state/useSearchStart';
import { useText } from '../../text/TextContext';
import { Button } from '../../ui/Button';
import { DealField } from './DealField';
import type { SearchFormProps } from './definition';
import { MetroField } from './MetroField';
import { PriceField } from './PriceField';
import { RealtyField } from './RealtyField';
import { RoomsField } from './RoomsField';
import { Ending, Failure, Fields, Form } from './SearchForm.styles';
import { useSearchForm } from './useSearchForm';

/** A form with results beside it begins their session, and knows how long their pages are. */
export interface StartedBeside {
  readonly pageSize?: number;
}

/** Search form (§2, §5). Submitting writes the session of its name, or opens `resultsUrl` with the filters in the query. */
export function SearchForm({ pageSize, ...props }: SearchFormProps & StartedBeside) {
  const { session = 'main', filters = '', deal, urlSync = 'off', layout = 'bar', resultsUrl, onSearch } = props;
  const { t } = useText();
  useSearchStart({ session, filters: startQuery(filters, deal), urlSync, pageSize });
  const form = useSearchForm(session);
  const [isMetroWanted, setIsMetroWanted] = useState(false);
  const stations = useMetroOptions(isMetroWanted || form.draft.metro.length > 0);
  const priceTrigger = useRef<HTMLButtonElement>(null);
  const errorId = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const detail = form.submit(stations.status === 'ready' ? stations.value : null);
    if (!detail) {
      priceTrigger.current?.focus();
      return;
    }
    if (onSearch?.(detail) === false) return;
    if (resultsUrl) openResults(resultsUrl, detail.query);
    else form.apply(detail.filters);
  };

  const isCompact = layout === 'compact';
  const fields = { form, isCompact };
  return (
    <Form part="form" aria-label={t.form.name} onSubmit={submit} noValidate role="search">
      <Fields $layout={layout}>
        <DealField {...fields} />
        {isCompact && <RoomsField {...fields} />}
        <RealtyField {...fields} />
        {!isCompact && <RoomsField {...fields} />}
        <PriceField {...fields} triggerRef={priceTrigger} errorId={errorId} />
        <Ending>
          <MetroField form={form} stations={stations} onWanted={() => setIsMetroWanted(true)} />
          <Button part="submit" type="submit" variant="primary" size="m">
            {t.form.submit}
          </Button>
        </Ending>
      </Fields>
      {form.hasFailed && <Failure role="alert">{t.form.failed}</Failure>}
    </Form>
  );
}

function openResults(resultsUrl: string, query: string) {
  const address = new URL(resultsUrl, globalThis.location.href);
  address.search = [address.search.slice(1), query].filter(Boolean).join('&');
  globalThis.location.assign(address);
}
