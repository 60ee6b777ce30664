import { outdatedTexts } from '../../../text/outdated/outdatedTexts';
import { outdatedStyles } from './outdatedStyles';

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
  if (host?.shadowRoot) addNotice(host.shadowRoot);
}

/** Draws without the code and styles of other files, which may be gone. In the top layer, so that nothing on the page covers it. */
export function addNotice(root: ShadowRoot): void {
  const lang = root.querySelector<HTMLElement>('[lang]')?.lang === 'en' ? 'en' : 'ru';
  const texts = outdatedTexts[lang];
  const notice = Object.assign(document.createElement('div'), { lang, popover: 'manual' });
  notice.setAttribute('part', 'outdated');
  const inside = notice.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(outdatedStyles);
  inside.adoptedStyleSheets = [sheet];

  const text = Object.assign(document.createElement('p'), { role: 'alert' });
  const reload = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: texts.reload,
    onclick: () => location.reload(),
  });
  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    ariaLabel: texts.close,
    textContent: '×',
    className: 'close',
    onclick: () => notice.remove(),
  });
  inside.append(text, reload, close);
  root.append(notice);
  notice.showPopover();
  // A live region announces what is added to it.
  text.textContent = texts.text;
}
