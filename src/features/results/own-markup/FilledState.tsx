import { useMemo } from 'react';
import { useLatest } from '../../../base/hooks/useLatest';
import { stateFields } from '../../../parts/template/fields';
import { useText } from '../../../text/catalogue/TextContext';
import { LightDomSlot } from '../../../ui/dom/LightDomSlot';
import { fillBox } from './fillBox';
import type { FilledProps } from './ownView';

/** Nothing found, loading or an error, in the page's own markup. */
export function FilledState({ room, plan, onProblem, load, isNetwork, pageSize, onReset, builtIn }: FilledProps) {
  const texts = useText();
  const latest = useLatest({ load, onReset });
  const box = useMemo(() => {
    const { results } = texts.t;
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
