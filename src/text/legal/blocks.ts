import type { LegalPage } from '../../domain/content/legalPages';

/** Words of a line: plain ones, or a link to another page of the area. `{phone}` and the like mark what the operator of the site fills in. */
export type Piece = string | { readonly page: LegalPage; readonly text: string };
export type Line = string | readonly Piece[];

/** A page of the legal area as data, without any styling. */
export type TextBlock =
  | { readonly heading: string }
  | { readonly paragraph: Line }
  | { readonly list: readonly Line[] }
  /** One after another: numbered. */
  | { readonly steps: readonly Line[] }
  /** What a page shows in this place beside words: ways into the account, the file. */
  | { readonly place: 'owners' | 'template' };

export interface LegalText {
  /** Sections are numbered and their paragraphs too, so that they can be referred to. */
  readonly isNumbered?: boolean;
  readonly blocks: readonly TextBlock[];
}

export const heading = (text: string): TextBlock => ({ heading: text });
export const paragraph = (...pieces: Piece[]): TextBlock => ({ paragraph: pieces });
export const list = (...lines: Line[]): TextBlock => ({ list: lines });
export const steps = (...lines: Line[]): TextBlock => ({ steps: lines });
export const place = (name: 'owners' | 'template'): TextBlock => ({ place: name });
export const to = (page: LegalPage, text: string): Piece => ({ page, text });
