import { isField } from '../../ui/dom/isField';

/** Letters with Ctrl, Alt or Cmd are commands, also for the page; AltGr writes. */
function isWriting(event: KeyboardEvent): boolean {
  const isCommand = (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');
  // An input method names no key, and its browser does not let anybody cancel one.
  return [...event.key].length === 1 && !isCommand;
}

/**
 * Keeps what is typed into the fields of a shadow root inside. A page with shortcuts of single letters sees the element as the target, takes the
 * letter for one of them, and may cancel it. All other keys leave, and listeners of the capturing phase hear everything.
 */
export function keepLetters(root: ShadowRoot): void {
  /** Keys that went down in a field: a page that has heard a key go down also hears it go up. */
  const kept = new Set<string>();
  const hear = (event: Event) => {
    const [target] = event.composedPath();
    // Something that the page has put into the element is the page's.
    if (!(event instanceof KeyboardEvent) || !(target instanceof Element) || target.getRootNode() !== root) return;
    const { type, code } = event;
    const isOfField = type === 'keyup' ? kept.delete(code) : isField(target) && isWriting(event);
    if (!isOfField) return;
    if (type === 'keydown') kept.add(code);
    event.stopPropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, hear);
}
