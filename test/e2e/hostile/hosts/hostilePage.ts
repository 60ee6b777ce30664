import type { BrowserContextOptions } from 'playwright';

/** A page that does something to its own browser, to its styles, or to the place of the kit. */
export interface HostilePage {
  readonly what: string;
  /** Runs first. */
  readonly script?: string;
  /** Runs last, when the markup of the kit is there. */
  readonly after?: string;
  /** Markup above the kit. */
  readonly html?: string;
  /** Markup around the kit, which stands for `%`. */
  readonly around?: string;
  /** The whole document in place of an ordinary one: `%` is its content, which the script of this page comes before. */
  readonly document?: string;
  /** Attributes of the search. */
  readonly attributes?: string;
  /** In place of the usual tag of the loader. */
  readonly loader?: string;
  /** Headers of the page. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Path and query of the page. */
  readonly path?: string;
  /** The kit is in a frame: with an opaque origin, or with that of another site. */
  readonly frame?: 'sandboxed' | 'of another site';
  readonly visitor?: BrowserContextOptions;
  readonly media?: 'print';
}
