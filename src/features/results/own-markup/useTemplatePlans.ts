import { useEffect, useMemo, useState } from 'react';
import { compileTemplate, type TemplatePlan } from '../../../parts/template/compileTemplate';
import { type TemplateName, templateNames } from '../../../parts/template/fields';
import type { TellOfTemplate } from './useTemplateReport';

const everything = { attributes: true, childList: true, characterData: true, subtree: true };

/** The page's templates by name, read anew when one of them changes. The first of a name counts. */
export function useTemplatePlans(templates: readonly HTMLTemplateElement[], tell: TellOfTemplate): ReadonlyMap<string, TemplatePlan> {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const observer = new MutationObserver(() => setVersion((before) => before + 1));
    for (const template of templates) {
      observer.observe(template, everything);
      // Markup set later goes here, which is no part of the page's tree.
      observer.observe(template.content, everything);
    }
    return () => observer.disconnect();
  }, [templates]);
  return useMemo(() => readPlans(templates, tell, version), [templates, tell, version]);
}

/** `_version` says that the templates are others by now, though the same elements. */
function readPlans(templates: readonly HTMLTemplateElement[], tell: TellOfTemplate, _version: number): Map<string, TemplatePlan> {
  const plans = new Map<string, TemplatePlan>();
  for (const template of templates) {
    const name = templateNames.find((known) => known === template.slot);
    if (!name) tell(template.slot, { kind: 'name', known: templateNames });
    else if (!plans.has(name)) {
      const plan = readPlan(name, template, tell);
      if (plan) plans.set(name, plan);
    }
  }
  return plans;
}

function readPlan(name: TemplateName, template: HTMLTemplateElement, tell: TellOfTemplate): TemplatePlan | null {
  try {
    return compileTemplate(name, template, (problem) => tell(name, problem));
  } catch (thrown) {
    tell(name, { kind: 'failed', name: thrown instanceof Error ? thrown.message : String(thrown) });
    return null;
  }
}
