import type { LegalPage } from '../../domain/content/legalPages';

/** A piece of a line: plain text or a link to another legal page. `{phone}` and other placeholders stand for the data of the `operator`. */
export type LinePiece = string | { readonly page: LegalPage; readonly text: string };
export type Line = string | readonly LinePiece[];

/** A block of a legal page, as data without a look. */
export type TextBlock =
  | { readonly heading: string }
  | { readonly paragraph: Line }
  | { readonly list: readonly Line[] }
  /** Numbered. */
  | { readonly steps: readonly Line[] }
  /** A component in this place: sign-in buttons or the file. */
  | { readonly place: 'owners' | 'template' };

export interface LegalText {
  /** Numbers the sections and paragraphs, so that they can be referred to. */
  readonly isNumbered?: boolean;
  readonly blocks: readonly TextBlock[];
}

export const heading = (text: string): TextBlock => ({ heading: text });
export const paragraph = (...pieces: LinePiece[]): TextBlock => ({ paragraph: pieces });
export const list = (...lines: Line[]): TextBlock => ({ list: lines });
export const steps = (...lines: Line[]): TextBlock => ({ steps: lines });
export const place = (name: 'owners' | 'template'): TextBlock => ({ place: name });
export const to = (page: LegalPage, text: string): LinePiece => ({ page, text });
