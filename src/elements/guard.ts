import { keepLetters } from './keepLetters';
import { submitByScript } from './submitByScript';

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
