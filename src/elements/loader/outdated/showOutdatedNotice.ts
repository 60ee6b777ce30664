import { outdatedTexts } from '../../../text/outdated/outdatedTexts';
import { outdatedStyles } from './outdatedStyles';

/**
 * Says inside `root` that the page is out of date, with a button that reloads it. Draws without the code and styles of other files, which may be
 * gone; in the top layer, so that nothing on the page covers it.
 */
export function showOutdatedNotice(root: ShadowRoot | HTMLElement): void {
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
