import { useLayoutEffect, useMemo, useState } from 'react';
import type { TemplatePlan } from '../../../parts/template/compileTemplate';
import { useHost } from '../../../state/runtime/runtimeContext';
import { createLightDom, type LightDom } from '../../../ui/dom/lightDom';
import { FilledCards } from './FilledCards';
import { FilledState } from './FilledState';
import type { OwnViewProps } from './ownView';
import { resultsState } from './resultsState';
import { useTemplatePlans } from './useTemplatePlans';
import { useTemplateReport } from './useTemplateReport';

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
