import { useLayoutEffect, useMemo, useState } from 'react';
import { compileTemplate, type TemplatePlan } from '../../../parts/template/compileTemplate';
import { type TemplateName, templateNames } from '../../../parts/template/fields';
import type { ReportTemplateProblem } from './useTemplateReport';

const everything = { attributes: true, childList: true, characterData: true, subtree: true };

/** Returns the page's templates by name, parsed again when one of them changes. The first of a name counts. */
export function useTemplatePlans(
  templates: readonly HTMLTemplateElement[],
  onProblem: ReportTemplateProblem,
): ReadonlyMap<string, TemplatePlan> {
  const [version, setVersion] = useState(0);
  // Before the page can act: it may change a template as soon as the cards are there.
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => setVersion((before) => before + 1));
    for (const template of templates) {
      observer.observe(template, everything);
      // Markup set later goes into `content`, which is not part of the page's tree.
      observer.observe(template.content, everything);
    }
    return () => observer.disconnect();
  }, [templates]);
  return useMemo(() => readPlans(templates, onProblem, version), [templates, onProblem, version]);
}

/** `_version` changes when the content of the same template elements changes. */
function readPlans(
  templates: readonly HTMLTemplateElement[],
  onProblem: ReportTemplateProblem,
  _version: number,
): Map<string, TemplatePlan> {
  const plans = new Map<string, TemplatePlan>();
  for (const template of templates) {
    const name = templateNames.find((known) => known === template.slot);
    if (!name) onProblem(template.slot, { kind: 'name', known: templateNames });
    else if (!plans.has(name)) {
      const plan = readPlan(name, template, onProblem);
      if (plan) plans.set(name, plan);
    }
  }
  return plans;
}

function readPlan(name: TemplateName, template: HTMLTemplateElement, onProblem: ReportTemplateProblem): TemplatePlan | null {
  try {
    return compileTemplate(name, template, (problem) => onProblem(name, problem));
  } catch (thrown) {
    onProblem(name, { kind: 'failed', name: thrown instanceof Error ? thrown.message : String(thrown) });
    return null;
  }
}
