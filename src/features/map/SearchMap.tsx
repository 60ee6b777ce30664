import { createElement, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { deepFreeze } from '../../base/deepFreeze';
import { limits } from '../../domain/limits';
import { formatQuery } from '../../domain/search/filtersQuery';
import { focusQuietly } from '../../map/engine/focusQuietly';
import { MapStage } from '../../map/engine/MapStage';
import { mapSettings } from '../../map/engine/mapSettings';
import type { MapState } from '../../map/engine/useMap';
import { mapProblem } from '../../state/runtime/mapProblem';
import { useReport, useRuntime } from '../../state/runtime/runtimeContext';
import { useResults } from '../../state/search/useResults';
import { useSearchControl } from '../../state/search/useSearchControl';
import { useSearchStart } from '../../state/search/useSearchStart';
import { useMapText } from '../../text/map/useMapText';
import { VisuallyHidden } from '../../ui/dom/VisuallyHidden';
import { useToasts } from '../../ui/overlay/Toasts';
import { MapTop } from './controls/MapTop';
import type { SearchMapProps } from './definition';
import { MapFailure } from './MapFailure';
import { type MapNumbers, MapWithResults } from './MapWithResults';
import { Section } from './SearchMap.styles';
import { searchMapOptions } from './searchMapOptions';

export type LazyMapProps = SearchMapProps & {
  /** The map takes the focus once loaded: the visitor pressed "retry". */
  readonly takesFocus?: boolean;
};

const unknown: MapNumbers = { part: null, outside: 0 };

/** The search on a map (§2): pins, cards of the selected place, controls. */
export function SearchMap({ takesFocus = false, ...props }: LazyMapProps) {
  const { session: name = 'main', filters = '', fixedFilters = '', deal, urlSync = 'off' } = props;
  const { headingLevel = 2, pageSize = limits.pageSize, mapProvider = 'keyless', onList, onNavigate, onSelectListing, onContact } = props;
  const { text, common, lang } = useMapText();
  const runtime = useRuntime();
  const report = useReport();
  useSearchStart({ session: name, filters, fixedFilters, deal, urlSync, pageSize });
  const instance = useSearchControl(name, props);
  const { session, filters: applied, load } = useResults(name, pageSize);
  const count = load.status === 'ready' ? load.value.count : null;

  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) focusQuietly(section.current);
  }, [takesFocus]);
  const toasts = useToasts(text.close);
  const [map, setMap] = useState<MapState>({ status: 'loading' });
  const [numbers, setNumbers] = useState<MapNumbers>(unknown);
  const options = searchMapOptions(text, lang);

  const allUrl = `${runtime.siteUrl}/realty?${formatQuery(applied)}`;
  const leave = (event: MouseEvent) => {
    if (onNavigate?.({ url: allUrl, target: 'all', instance }) === false) event.preventDefault();
  };
  const toList = onList ? { onClick: onList } : runtime.siteUrl ? { href: allUrl, onClick: leave } : null;
  const { tradeType, realtyType, rooms } = applied;
  return (
    <Section ref={section} part="map" aria-label={text.name} aria-busy={map.status === 'loading'} data-state={map.status}>
      <VisuallyHidden as="div">
        {createElement(`h${headingLevel}`, null, text.heading(common.results.heading(tradeType, realtyType, rooms)))}
      </VisuallyHidden>
      {map.status !== 'failed' && <MapTop toList={toList} count={count} {...(map.status === 'ready' ? numbers : unknown)} />}
      <MapStage
        provider={mapProvider}
        settings={mapSettings(runtime, props)}
        options={options}
        onState={(state) => {
          setMap(state);
          if (state.status === 'failed') report(mapProblem(state.error));
        }}
        onFallback={(reason) => {
          report(mapProblem(reason));
          toasts.show('info', text.fallback);
        }}
      />
      {map.status === 'ready' && (
        <MapWithResults
          key={map.provider}
          section={section}
          handle={map.handle}
          session={session}
          filters={applied}
          count={count}
          headingLevel={Math.min(6, headingLevel + 1)}
          showToast={toasts.show}
          toList={toList}
          onNumbers={setNumbers}
          onSelect={(detail) => onSelectListing?.({ ...detail, instance }) !== false}
          onContact={(method, listing) => onContact?.({ method, listing: deepFreeze(listing), instance }) !== false}
        />
      )}
      {map.status === 'failed' && (
        <MapFailure
          headingLevel={headingLevel}
          onRetry={() => {
            // The pressed button is about to be removed.
            focusQuietly(section.current);
            map.retry();
          }}
          toList={toList}
        />
      )}
      {toasts.element}
    </Section>
  );
}
