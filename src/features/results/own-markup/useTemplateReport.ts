import { useCallback, useState } from 'react';
import { useReport } from '../../../state/runtime/runtimeContext';
import { badTemplate, type TemplateProblem } from '../../../state/runtime/templateProblems';

export type ReportTemplateProblem = (template: string, problem: TemplateProblem) => void;

/** Reports each template problem to the page once, and not during rendering. */
export function useTemplateReport(): ReportTemplateProblem {
  const report = useReport();
  const [reported] = useState(() => new Set<string>());
  return useCallback(
    (template, problem) => {
      const details = badTemplate(template, problem);
      if (reported.has(details.message)) return;
      reported.add(details.message);
      queueMicrotask(() => report(details));
    },
    [report, reported],
  );
}
