import { type PatchedBuiltIn, patchedBuiltIns } from './patchedBuiltIns';

/** Milliseconds between two looks: an element that is blank only once may just have come to the page. */
const pause = 2000;

const verbs = { missing: 'нет', replaced: 'заменено', added: 'добавлено', hidden: 'заслонено' };

/** Names what could be why an element shows nothing. */
const inWords = ({ what, name }: PatchedBuiltIn) =>
  `${verbs[what]} ${name}${what === 'hidden' ? `, например, тегом с name="${name.slice('document.'.length)}"` : ''}`;

/** Elements whose code is here and that have not drawn even their root. */
function blankOnes(): Set<Element> {
  const blank = new Set<Element>();
  for (const element of document.getElementsByTagName('*')) {
    const { localName, shadowRoot } = element;
    if (localName.startsWith('kvartal-') && customElements.get(localName) && !shadowRoot?.querySelector('.kv-root')) blank.add(element);
  }
  return blank;
}

/** Raises `kvartal-error` at elements that stay empty without having said why, and tells the console. */
export function watchBlank(): void {
  const heard = new Set<EventTarget | null>();
  addEventListener('kvartal-error', ({ target }) => heard.add(target));
  const before = blankOnes();
  setTimeout(() => {
    for (const element of blankOnes()) {
      if (!before.has(element) || heard.has(element)) continue;
      const why = patchedBuiltIns().map(inWords);
      const message = `Элемент ${element.localName} пуст: ${why.length > 0 ? `на странице ${why.join('; ')}` : 'причина неизвестна, смотрите консоль'}.`;
      console.error(`Квартал: ${message}`);
      const detail = { code: 'render', message, instance: element };
      element.dispatchEvent(new CustomEvent('kvartal-error', { bubbles: true, composed: true, detail }));
    }
  }, pause);
}
