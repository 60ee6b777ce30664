/** The parts of a click event shared by the DOM and React. */
export interface SelectEvent {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly currentTarget: EventTarget | null;
  preventDefault(): void;
}

/** Whether the browser handles the click on a link itself: another tab, another window, a download. */
export function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: SelectEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
