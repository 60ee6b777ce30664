import { showOutdatedNotice } from './showOutdatedNotice';

/** The kit's elements on the page, of which the first visible one shows the notice. */
function elementsOnPage(): HTMLElement[] {
  return [...document.getElementsByTagName('*')].filter(
    (element): element is HTMLElement => element.localName.startsWith('kvartal-') && element.shadowRoot !== null,
  );
}

/** Raises `kvartal-error` at every element and shows the notice, once. */
export function showOutdated(): void {
  const elements = elementsOnPage();
  const message = 'Файлов этой версии больше нет на сервере, часть кода не загружена. Страницу нужно обновить.';
  for (const element of elements) {
    const detail = { code: 'load', message, instance: element };
    element.dispatchEvent(new CustomEvent('kvartal-error', { bubbles: true, composed: true, detail }));
  }
  const host = elements.find((element) => element.checkVisibility()) ?? elements[0];
  if (host?.shadowRoot) showOutdatedNotice(host.shadowRoot);
}
