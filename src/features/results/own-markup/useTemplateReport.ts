import { useCallback, useState } from 'react';
import { useReport } from '../../../state/runtime/runtimeContext';
import { badTemplate, type TemplateProblem } from '../../../state/runtime/templateProblems';

export type TellOfTemplate = (template: string, problem: TemplateProblem) => void;

/** Reports each template problem to the page once, and not during rendering. */
export function useTemplateReport(): TellOfTemplate {
  const report = useReport();
  const [reported] = useState(() => new Set<string>());
  return useCallback(
    (template, problem) => {
      const complaint = badTemplate(template, problem);
      if (reported.has(complaint.message)) return;
      reported.add(complaint.message);
      queueMicrotask(() => report(complaint));
    },
    [report, reported],
  );
}
