import { isField } from '../ui/dom/isField';

/** What an element needs beside its content. Comes after its first draw begins, since nobody can type or press before that ends. */
export function guard(element: HTMLElement): void {
  // An opaque origin: a sandboxed frame, which may forbid forms.
  if (globalThis.origin === 'null') element.addEventListener('click', submitByScript);
  const { shadowRoot } = element;
  if (!shadowRoot) return;
  keepLetters(shadowRoot);
  if (!('adoptedStyleSheets' in shadowRoot)) tellOfStyles(element);
}

function tellOfStyles(instance: HTMLElement): void {
  const message = 'На странице нет adoptedStyleSheets, элемент нарисован без стилей. Не удаляйте встроенное в браузер.';
  const detail = Object.freeze({ code: 'render', message, instance });
  instance.dispatchEvent(new CustomEvent('kvartal-error', { bubbles: true, composed: true, detail }));
}

/**
 * Submits a form of the element's own that a click, or Enter, is to submit: in a sandboxed frame without `allow-forms` the browser does not even
 * raise the event. No form of the kit is ever sent, or checked, by the browser itself.
 */
function submitByScript(event: Event): void {
  const [target] = event.composedPath();
  const button = target instanceof Element ? target.closest('button') : null;
  const form = button?.type === 'submit' && button.form;
  // A form that the page has put into the element is the page's.
  if (!form || event.defaultPrevented || form.getRootNode() !== (event.currentTarget as Element).shadowRoot) return;
  event.preventDefault();
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));
}

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
function keepLetters(root: ShadowRoot): void {
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
