import type { Finding } from '../findings';
import { selectorOf } from '../page';
import type { DoctorReport } from '../report';
import { overlayStyles } from './overlayStyles';
import { overlayTexts } from './overlayTexts';

type Language = keyof typeof overlayTexts;

/** Closes the window that is open. */
let closeLast = (): void => undefined;

/** Shows what was found in a window above the page, which stays usable. The focus goes to its heading, and back when it is closed. */
export function showReport(findings: readonly Finding[], report: DoctorReport): void {
  closeLast();
  const host = Object.assign(document.createElement('div'), { popover: 'manual' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayStyles);
  root.adoptedStyleSheets = [sheet];
  const before = focused(host.ownerDocument);
  const close = () => {
    host.remove();
    if (before instanceof HTMLElement) before.focus();
    closeLast = () => undefined;
  };
  closeLast = close;
  host.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  let language: Language = /^en\b/.test(document.documentElement.lang || navigator.language) ? 'en' : 'ru';
  const draw = () => {
    const { panel, heading } = panelOf(findings, report, language, close, () => {
      language = language === 'ru' ? 'en' : 'ru';
      draw();
    });
    root.replaceChildren(panel);
    heading.focus();
  };
  // Beside the body, which the page may hide.
  document.documentElement.append(host);
  host.showPopover();
  draw();
}

/** What has the focus, also in shadow roots: their hosts may not take it. */
function focused(place: DocumentOrShadowRoot): Element | null {
  const { activeElement } = place;
  return activeElement?.shadowRoot?.activeElement ? focused(activeElement.shadowRoot) : activeElement;
}

function panelOf(findings: readonly Finding[], report: DoctorReport, language: Language, close: () => void, translate: () => void) {
  const texts = overlayTexts[language];
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const heading = make('h2', { id: 'title', tabIndex: -1, textContent: texts.title });
  const languages = button(texts.language, translate);
  languages.lang = language === 'ru' ? 'en' : 'ru';
  const footer = make('footer', {});
  const copied = make('p', { role: 'status' });
  const json = JSON.stringify(report, null, 2);
  const copy = button(texts.copy, () =>
    navigator.clipboard.writeText(json).then(
      () => {
        copied.textContent = texts.copied;
      },
      () => offerText(copied, json, texts.json),
    ),
  );
  footer.append(copy, languages);
  const header = make('header', {});
  header.append(heading, button(texts.close, close));
  const count = make('p', { textContent: findings.length > 0 ? texts.count(errors, findings.length - errors) : texts.none });
  const list = make('ul', {});
  list.append(...findings.map((one) => itemOf(one, language)));
  const panel = make('section', { role: 'dialog', lang: language });
  panel.setAttribute('aria-labelledby', heading.id);
  panel.append(header, count, ...(findings.length > 0 ? [list] : []), footer, copied);
  return { panel, heading };
}

function itemOf({ code, severity, element, ...sentences }: Finding, language: Language): HTMLElement {
  const texts = overlayTexts[language];
  const item = make('li', {});
  const label = make('b', { textContent: texts[severity] });
  label.dataset['severity'] = severity;
  item.append(label, ' ', make('code', { textContent: code }), make('p', { textContent: sentences[language] }));
  if (element) {
    const place = make('div', {});
    place.append(
      make('code', { textContent: `<${selectorOf(element)}>` }),
      button(texts.show, () => element.scrollIntoView()),
    );
    item.append(place);
  }
  return item;
}

/** The browser keeps the clipboard from pages without a secure address or the focus. */
function offerText(place: HTMLElement, json: string, name: string): void {
  const field = make('textarea', { value: json, readOnly: true, ariaLabel: name });
  place.after(field);
  field.select();
}

function button(text: string, onclick: () => unknown): HTMLButtonElement {
  return make('button', { type: 'button', textContent: text, onclick });
}

const make = <T extends keyof HTMLElementTagNameMap>(tag: T, given: Partial<HTMLElementTagNameMap[T]>): HTMLElementTagNameMap[T] =>
  Object.assign(document.createElement(tag), given);
