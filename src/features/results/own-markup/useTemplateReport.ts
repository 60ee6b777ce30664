import { useCallback, useEffect, useState } from 'react';
import { useReport } from '../../../state/runtime/runtimeContext';
import { badTemplate, type TemplateProblem } from '../../../state/runtime/templateProblems';

export type ReportTemplateProblem = (template: string, problem: TemplateProblem) => void;

type Details = ReturnType<typeof badTemplate>;

/** Reports each template problem to the page once, and not during rendering. */
export function useTemplateReport(): ReportTemplateProblem {
  const report = useReport();
  const [state] = useState(() => ({ reported: new Set<string>(), waiting: [] as Details[], isMounted: false }));
  // A first rendering that is dropped for a newer one has reported nothing.
  useEffect(() => {
    state.isMounted = true;
    for (const details of state.waiting.splice(0)) report(details);
  }, [state, report]);
  return useCallback(
    (template, problem) => {
      const details = badTemplate(template, problem);
      if (state.reported.has(details.message)) return;
      state.reported.add(details.message);
      if (state.isMounted) queueMicrotask(() => report(details));
      else state.waiting.push(details);
    },
    [report, state],
  );
}
