/** Tokens written on a root itself, which win over every style sheet. Through CSSOM: a strict CSP refuses a style attribute. */
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

  /** Leaves what the page wrote meanwhile, and brings back what it had written before. */
  takeBack(): void {
    for (const [name, { value, before }] of this.#written) {
      if (this.#style.getPropertyValue(name) === value) this.#style.setProperty(name, before);
    }
    this.#written.clear();
  }
}
