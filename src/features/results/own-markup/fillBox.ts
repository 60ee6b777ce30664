import type { TemplatePlan } from '../../../parts/template/compileTemplate';
import type { FieldValues } from '../../../parts/template/fields';
import { fillTemplate } from '../../../parts/template/fillTemplate';
import type { FormatterContext } from '../../../parts/template/formatters';
import type { ReportTemplateProblem } from './useTemplateReport';
import { type ActionHandlers, wireActions } from './wireActions';

export interface Filling extends ActionHandlers, FormatterContext {
  values(): FieldValues;
}

/** Returns a box for the slot of this name with the filled template in it; null when it would be empty. Never throws. */
export function fillBox(slot: string, plan: TemplatePlan, onProblem: ReportTemplateProblem, filling: Filling): HTMLElement | null {
  try {
    const { format, now } = filling;
    const { content, actions, isBlank } = fillTemplate(plan, filling.values(), {
      format,
      now,
      report: (problem) => onProblem(plan.name, problem),
    });
    if (isBlank) return null;
    wireActions(actions, filling);
    const box = globalThis.document.createElement('div');
    box.slot = slot;
    // A page may compile its own markup as a Vue or AngularJS template, boxes included: texts of a listing must not run as expressions.
    for (const mark of ['v-pre', 'ng-non-bindable']) box.setAttribute(mark, '');
    box.append(content);
    return box;
  } catch (thrown) {
    onProblem(plan.name, { kind: 'failed', name: thrown instanceof Error ? thrown.message : String(thrown) });
    return null;
  }
}
