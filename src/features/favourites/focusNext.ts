/** The pressed button goes with its card: the focus is on the one of the next card before that. */
export function focusNextCard(frame: HTMLElement | null, listingId: number): void {
  const buttons = [...(frame?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
  const place = buttons.findIndex((button) => button.closest('li')?.dataset['favourite'] === String(listingId));
  (buttons[place + 1] ?? buttons[place - 1] ?? frame)?.focus({ preventScroll: true });
}
