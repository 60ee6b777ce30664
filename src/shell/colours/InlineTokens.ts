/** Inline tokens on a root, which override style sheets. Set through CSSOM: a strict CSP blocks style attributes. */
export class InlineTokens {
  readonly #style: CSSStyleDeclaration;
  readonly #written = new Map<string, { readonly value: string; readonly before: string }>();

  constructor(target: HTMLElement) {
    this.#style = target.style;
  }

  write(token: string, value: string): void {
    const name = `--kv-${token}`;
    this.#written.set(name, { value, before: this.#style.getPropertyValue(name) });
    this.#style.setProperty(name, value);
  }

  /** Restores the previous values, except those that the page has changed meanwhile. */
  takeBack(): void {
    for (const [name, { value, before }] of this.#written) {
      if (this.#style.getPropertyValue(name) === value) this.#style.setProperty(name, before);
    }
    this.#written.clear();
  }
}
