import type { NameStyle } from './nameRules';

const maxCached = 6000;

/** Cached text widths for a font family. */
export class TextWidths {
  readonly #context: CanvasRenderingContext2D | null;
  readonly #family: string;
  readonly #widths = new Map<string, number>();
  #font = '';

  constructor(family: string) {
    this.#family = family;
    this.#context = document.createElement('canvas').getContext('2d');
  }

  fontOf({ size, weight, isItalic }: NameStyle): string {
    return `${isItalic ? 'italic ' : ''}${weight} ${size}px ${this.#family}`;
  }

  width(text: string, style: NameStyle): number {
    const font = this.fontOf(style);
    const key = `${font}|${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined || !this.#context) return known ?? 0;
    if (this.#font !== font) {
      this.#context.font = font;
      this.#font = font;
    }
    const { width } = this.#context.measureText(text);
    if (this.#widths.size > maxCached) this.#widths.clear();
    this.#widths.set(key, width);
    return width;
  }
}
