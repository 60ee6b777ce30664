import { useLayoutEffect, useMemo, useState } from 'react';
import { useLatest } from '../../../base/hooks/useLatest';
import type { TemplatePlan } from '../../../parts/template/compileTemplate';
import { listingFields, stateFields } from '../../../parts/template/fields';
import { useHost, useRuntime } from '../../../state/runtime/runtimeContext';
import { listingUrl, selectListingDetail } from '../../../state/search/selectListing';
import { useText } from '../../../text/catalogue/TextContext';
import { LightDomSlot } from '../../../ui/dom/LightDomSlot';
import { createLightDom, type LightDom } from '../../../ui/dom/lightDom';
import { Cards } from './Cards';
import { fillBox } from './fillBox';
import type { FilledProps, OwnViewProps } from './ownView';
import { resultsState } from './resultsState';
import { useTemplatePlans } from './useTemplatePlans';
import { useTemplateReport } from './useTemplateReport';

/** Nothing found, loading or an error, in the page's own markup. */
function FilledState({ room, plan, onProblem, load, isNetwork, pageSize, onReset, builtIn }: FilledProps) {
  const texts = useText();
  const latest = useLatest({ load, onReset });
  const box = useMemo(() => {
    const { results } = texts.text;
    const values = {
      card: {},
      empty: { title: results.emptyTitle, text: results.emptyText },
      loading: { text: results.loading, count: pageSize },
      error: isNetwork
        ? { title: results.networkTitle, text: results.networkText, kind: 'network' }
        : { title: results.failedTitle, text: results.failedText, kind: 'server' },
    };
    return fillBox(`kvartal-${plan.name}`, plan, onProblem, {
      values: () => stateFields(values[plan.name]),
      format: texts.format,
      now: new Date(),
      run(action) {
        const { load, onReset } = latest.current;
        if (action === 'reset') onReset();
        else if (load.status === 'failed') load.retry();
        return true;
      },
    });
  }, [plan, onProblem, texts, pageSize, isNetwork, latest]);
  if (!box) {
    onProblem(plan.name, { kind: 'nothing' });
    return builtIn();
  }
  return (
    <div part="state" role={plan.name === 'error' ? 'alert' : undefined}>
      <LightDomSlot room={room} box={box} />
    </div>
  );
}

/** One of the page's own cards for each listing, in a list like the built-in one. */
function FilledCards(props: FilledProps) {
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

/** Cards and states made from the templates inside the element. */
export default function TemplateView(view: OwnViewProps) {
  const { templates, builtIn } = view;
  const host = useHost();
  const onProblem = useTemplateReport();
  const plans = useTemplatePlans(templates, onProblem);
  const [isTaken, setIsTaken] = useState(false);
  const room = useMemo(() => host && createLightDom(host, () => setIsTaken(true)), [host]);

  const state = resultsState(view);
  const plan = state && plans.get(state);
  if (isTaken && plan) onProblem(plan.name, { kind: 'taken' });
  if (!plan || !room || isTaken) return builtIn();
  const Filled = plan.name === 'card' ? FilledCards : FilledState;
  return (
    <>
      <TemplateStyles room={room} plan={plan} />
      <Filled key={plan.name} {...view} room={room} plan={plan} onProblem={onProblem} />
    </>
  );
}

function TemplateStyles({ room, plan }: { readonly room: LightDom; readonly plan: TemplatePlan }) {
  useLayoutEffect(() => {
    const removals = plan.styles.map((style) => room.place(globalThis.document.importNode(style, true)));
    return () => {
      for (const remove of removals) remove();
    };
  }, [room, plan]);
  return null;
}
