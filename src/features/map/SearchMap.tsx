import { createElement, type MouseEvent, useRef, useState } from 'react';
import { formatQuery } from '../../domain/filtersQuery';
import { limits } from '../../domain/limits';
import { useReport, useRuntime } from '../../state/runtimeContext';
import { useResults } from '../../state/useResults';
import { useSearchControl } from '../../state/useSearchControl';
import { useSearchStart } from '../../state/useSearchStart';
import { useMapText } from '../../text/map/useMapText';
import { MapStage } from '../../ui/map/MapStage';
import { mapSettings } from '../../ui/map/mapSettings';
import type { MapState } from '../../ui/map/useMap';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { SearchMapProps } from './definition';
import { MapControls } from './MapControls';
import { MapFailure } from './MapFailure';
import { MapTop, type ToList } from './MapTop';
import { mapProblem } from './mapProblem';
import { Section } from './SearchMap.styles';
import { searchMapOptions } from './searchMapOptions';
import { useFullScreen } from './useFullScreen';
import { asShown, useShownView } from './useShownView';

/** The search on a map (§2): markers where listings are, cards of the chosen place, controls. */
export function SearchMap(props: SearchMapProps) {
  const { session: name = 'main', filters = '', fixedFilters = '', deal, urlSync = 'off' } = props;
  const { headingLevel = 2, pageSize = limits.pageSize, mapProvider = 'keyless', onList, onNavigate } = props;
  const { m, t, lang } = useMapText();
  const runtime = useRuntime();
  const report = useReport();
  useSearchStart({ session: name, filters, fixedFilters, deal, urlSync, pageSize });
  const instance = useSearchControl(name, props);
  const { session, filters: applied, load } = useResults(name, pageSize);

  const section = useRef<HTMLElement>(null);
  const [map, setMap] = useState<MapState>({ status: 'loading' });
  const handle = map.status === 'ready' ? map.handle : null;
  const view = useShownView(handle, session);
  const [options] = useState(() => searchMapOptions(session.store.get().box, m, lang));

  const fullScreen = useFullScreen(section, () => {
    if (!handle || !view) return;
    // What was seen is seen again, once the window has come to rest.
    setTimeout(() => handle.fit(asShown(view.box)), refitDelay);
  });

  const allUrl = `${runtime.siteUrl}/realty?${formatQuery(applied)}`;
  const toList: ToList = onList
    ? { onClick: onList }
    : {
        href: allUrl,
        onClick(event: MouseEvent) {
          if (onNavigate?.({ url: allUrl, target: 'all', instance }) === false) event.preventDefault();
        },
      };
  const { tradeType, realtyType, rooms } = applied;
  return (
    <Section ref={section} part="map" aria-label={m.name} aria-busy={map.status === 'loading'} data-state={map.status}>
      <VisuallyHidden as="div">
        {createElement(`h${headingLevel}`, null, m.heading(t.results.heading(tradeType, realtyType, rooms)))}
      </VisuallyHidden>
      <MapStage
        provider={mapProvider}
        settings={mapSettings(runtime, props)}
        options={{ ...options, label: m.map, lang, attribution: { ...options.attribution, text: m.attribution } }}
        onState={(state) => {
          setMap(state);
          if (state.status === 'failed') report(mapProblem(state.error));
        }}
        onFallback={(reason) => report(mapProblem(reason))}
      />
      {map.status === 'failed' ? (
        <MapFailure headingLevel={headingLevel} onRetry={map.retry} toList={toList} />
      ) : (
        <MapTop toList={toList} count={load.status === 'ready' ? load.value.count : null} />
      )}
      {handle && view && <MapControls handle={handle} zoom={view.zoom} fullScreen={fullScreen} isLocating={false} onLocate={() => {}} />}
    </Section>
  );
}

/** ms (§9) */
const refitDelay = 300;
