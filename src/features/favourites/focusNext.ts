/** The pressed button goes with its item: the focus is on the one of the next item before that. `key`: of the item that goes. */
export function focusNext(frame: HTMLElement | null, key: number | string, button = '[data-remove]'): void {
  const buttons = [...(frame?.querySelectorAll<HTMLElement>(button) ?? [])];
  const place = buttons.findIndex((one) => one.closest('li')?.dataset['favourite'] === String(key));
  (buttons[place + 1] ?? buttons[place - 1] ?? frame)?.focus({ preventScroll: true });
}
