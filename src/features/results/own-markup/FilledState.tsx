import { useMemo, useRef } from 'react';
import { isNetworkError } from '../../../api/errors';
import { stateFields } from '../../../parts/template/fields';
import { useText } from '../../../text/TextContext';
import { fillBox } from './fillBox';
import { LightContent } from './LightContent';
import type { FilledProps } from './TemplateView';

/** Nothing found, loading or an error, in the page's own markup. */
export function FilledState({ room, plan, report, load, pageSize, onReset, builtIn }: FilledProps) {
  const texts = useText();
  const latest = useRef({ load, onReset });
  latest.current = { load, onReset };
  const isNetwork = load.status === 'failed' && isNetworkError(load.error);
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
    return fillBox(`kvartal-${plan.name}`, plan, report, {
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
  }, [plan, report, texts, pageSize, isNetwork]);
  if (!box) {
    report(plan.name, { kind: 'nothing' });
    return builtIn();
  }
  return (
    <div part="state" role={plan.name === 'error' ? 'alert' : undefined}>
      <LightContent room={room} box={box} />
    </div>
  );
}
