import { useMemo } from 'react';
import { listingFields } from '../../../parts/template/fields';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { listingUrl, selectListingDetail } from '../../../state/search/selectListing';
import { useText } from '../../../text/catalogue/TextContext';
import { LightDomSlot } from '../../../ui/dom/LightDomSlot';
import { Cards } from './Cards';
import { fillBox } from './fillBox';
import type { FilledProps } from './ownView';

/** One of the page's own cards for each listing, in a list like the built-in one. */
export function FilledCards(props: FilledProps) {
  const { room, plan, onProblem, listings, layout, onSelect, builtIn } = props;
  const runtime = useRuntime();
  const texts = useText();
  const cards = useMemo(() => {
    const now = new Date();
    return (listings ?? []).map((listing) => {
      const url = listingUrl(runtime, listing);
      const box = fillBox(`kvartal-card-${listing.id}`, plan, onProblem, {
        url,
        values: () => listingFields(listing, texts, { url, mediaHost: runtime.mediaHost, now }),
        format: texts.format,
        now,
        run: () => onSelect(selectListingDetail(runtime, listing)),
      });
      return { listing, box };
    });
  }, [listings, plan, onProblem, texts, runtime, onSelect]);
  const blanks = cards.filter(({ box }) => !box).length;
  if (blanks > 0) onProblem(plan.name, { kind: blanks === cards.length ? 'nothing' : 'blank' });
  if (blanks === cards.length) return builtIn();
  return (
    <Cards part="list" role="list" $layout={layout}>
      {cards.map(({ listing, box }) => (
        <li key={listing.id} part="card">
          {box ? <LightDomSlot room={room} box={box} /> : props.builtInList([listing])}
        </li>
      ))}
    </Cards>
  );
}
