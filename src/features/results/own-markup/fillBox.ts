import type { TemplatePlan } from '../../../parts/template/compileTemplate';
import type { FieldValues } from '../../../parts/template/fields';
import { fillTemplate } from '../../../parts/template/fillTemplate';
import type { FormatterContext } from '../../../parts/template/formatters';
import type { TellOfTemplate } from './useTemplateReport';
import { type ActionHandlers, wireActions } from './wireActions';

export interface Filling extends ActionHandlers, FormatterContext {
  values(): FieldValues;
}

/** A box for the slot of this name, with the filled template in it; null when there would be nothing to see. Never throws. */
export function fillBox(slot: string, plan: TemplatePlan, tell: TellOfTemplate, filling: Filling): HTMLElement | null {
  try {
    const { format, now } = filling;
    const { content, actions, isBlank } = fillTemplate(plan, filling.values(), {
      format,
      now,
      report: (problem) => tell(plan.name, problem),
    });
    if (isBlank) return null;
    wireActions(actions, filling);
    const box = globalThis.document.createElement('div');
    box.slot = slot;
    // A page may hand itself to Vue or AngularJS as a template, boxes included: words of a listing must not be read as expressions.
    for (const mark of ['v-pre', 'ng-non-bindable']) box.setAttribute(mark, '');
    box.append(content);
    return box;
  } catch (thrown) {
    tell(plan.name, { kind: 'failed', name: thrown instanceof Error ? thrown.message : String(thrown) });
    return null;
  }
}
