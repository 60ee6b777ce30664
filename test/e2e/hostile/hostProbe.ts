/** What the page has heard from the kit. */
export interface Heard {
  readonly errors: readonly { readonly code: string; readonly message: string }[];
  readonly counts: readonly number[];
  /** Listings on the screen. */
  readonly shown: number;
}

declare global {
  /** Of these pages; built from what the page has not touched yet. */
  function hostHeard(): Heard;
  function hostSearch(query: string): void;
  /** Presses the first button that is called so; returns whether there is one. */
  function hostPress(name: string): boolean;
  /** Whether the kit has something that matches the selector, with this text. */
  function hostHas(css: string, text?: string): boolean;
}

/** A script that must run before the page does anything to its browser. */
export const probe = `
  (() => {
    const errors = [];
    const counts = [];
    const { querySelector, querySelectorAll: queryAll } = ShadowRoot.prototype;
    const listen = EventTarget.prototype.addEventListener.bind(window);
    const push = (list, item) => { list[list.length] = item; };
    listen('kvartal-error', (event) => push(errors, { code: event.detail.code, message: event.detail.message }));
    listen('kvartal-results', (event) => push(counts, event.detail.count));
    const { getAttribute } = Element.prototype;
    const { click } = HTMLElement.prototype;
    const invoke = (method, self, ...given) => Reflect.apply(method, self, given);
    const findInPage = Document.prototype.querySelector.bind(document);
    const find = (css) => {
      const found = findInPage(css);
      const own = found ? null : findInPage('#shadow')?.shadowRoot;
      return own ? invoke(querySelector, own, css) : found;
    };
    const text = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent').get;
    const { startsWith, includes, trim } = String.prototype;
    const nameOf = (element) => invoke(trim, invoke(getAttribute, element, 'aria-label') ?? invoke(text, element));
    const all = (css) => {
      const root = find('kvartal-search, kvartal-listing')?.shadowRoot;
      return root ? invoke(queryAll, root, css) : [];
    };
    window.hostHeard = () => ({ errors, counts, shown: all('[part~=card]').length });
    window.hostSearch = (query) => find('kvartal-search').search(query);
    window.hostHas = (css, wanted = '') => {
      const found = all(css);
      for (let at = 0; at < found.length; at += 1) if (invoke(includes, invoke(text, found[at]), wanted)) return true;
      return false;
    };
    window.hostPress = (name) => {
      const buttons = all('button');
      for (let at = 0; at < buttons.length; at += 1) {
        if (!invoke(startsWith, nameOf(buttons[at]), name)) continue;
        invoke(click, buttons[at]);
        return true;
      }
      return false;
    };
  })();
`;
