/** What is asked of a click: an event of the DOM and one of React have it. */
export interface SelectEvent {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly currentTarget: EventTarget | null;
  preventDefault(): void;
}

/** A click that the browser answers by itself where it meets a link: another tab, another window, a download. */
export function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: SelectEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
