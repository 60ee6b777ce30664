import { rootOf } from '../../../ui/dom/dom';

/** Scrolls to a field and focuses it. */
export function focusField(form: HTMLElement, id: string): void {
  const field = rootOf(form).querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
