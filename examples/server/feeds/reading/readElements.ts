import sax from 'sax';
import { feedLimits } from '../feedLimits';
import { FeedProblem } from '../feedNote';
import type { FeedFormat } from '../feedOffer';
import type { FeedElement } from './feedElement';

const roots: Readonly<Record<string, { readonly format: FeedFormat; readonly item: string }>> = {
  'realty-feed': { format: 'yrl', item: 'offer' },
  feed: { format: 'cian', item: 'object' },
  ads: { format: 'avito', item: 'ad' },
};

/** An offer as it stands in the file, and the format of the file. */
export interface FeedItem {
  readonly format: FeedFormat;
  readonly element: FeedElement;
  /** More than an offer may have: its content was dropped. */
  readonly isTooLarge: boolean;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

/**
 * Reads the offers of a file one after the other; only one is held. No entities but the five of XML and numbers are known, so nothing expands.
 * @throws FeedProblem for what is no feed, or is not whole
 */
export async function* readElements(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const reader = new ElementReader();
  for await (const part of text) {
    reader.write(part);
    yield* reader.take();
  }
  reader.end();
  yield* reader.take();
  if (reader.count === 0) throw new FeedProblem('feed_empty');
}

class ElementReader {
  /** Offers seen so far. */
  count = 0;
  private readonly parser = sax.parser(true, { strictEntities: true } as sax.SAXOptions);
  private root: (typeof roots)[string] | undefined;
  private path: FeedElement[] = [];
  private depth = 0;
  private offerSize = 0;
  private isDropped = false;
  private items: FeedItem[] = [];
  private start = '';

  constructor() {
    Object.assign(this.parser, {
      onerror: (error: Error) => {
        throw this.problem(error);
      },
      ondoctype: (doctype: string) => {
        if (doctype.includes('[')) throw new FeedProblem('feed_doctype');
        if (/^\s*html\b/i.test(doctype)) throw new FeedProblem('feed_not_xml');
      },
      onopentag: ({ name, attributes }: sax.Tag) => this.open(localName(name), attributes),
      onclosetag: () => this.close(),
      ontext: (text: string) => this.addText(text),
      oncdata: (text: string) => this.addText(text),
    });
  }

  write(part: string): void {
    if (this.start.length < 200) {
      // A blank line before the declaration is no mistake of the agency's.
      const text = this.start === '' ? part.trimStart() : part;
      this.start += text.slice(0, 200);
      if (text !== '') this.parser.write(text);
      return;
    }
    this.parser.write(part);
  }

  end(): void {
    if (this.start === '') throw new FeedProblem('feed_empty');
    this.parser.close();
  }

  take(): FeedItem[] {
    const { items } = this;
    this.items = [];
    return items;
  }

  private get line(): number {
    return this.parser.line + 1;
  }

  private problem(error: Error): FeedProblem {
    if (/doctype/i.test(error.message) && /buffer/i.test(error.message)) return new FeedProblem('feed_doctype');
    if (this.root) return new FeedProblem('feed_broken', { line: this.line });
    if (/^<(?:!doctype html|html)|<html[\s>]/i.test(this.start)) return new FeedProblem('feed_not_xml');
    return new FeedProblem(this.start.startsWith('<') ? 'feed_broken' : 'feed_unknown_format', { line: this.line });
  }

  private open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.depth += 1;
    if (this.depth > feedLimits.depth) throw new FeedProblem('feed_broken', { line: this.line });
    if (!this.root) {
      if (name === 'html') throw new FeedProblem('feed_not_xml');
      const root = Object.hasOwn(roots, name) ? roots[name] : undefined;
      if (!root || /atom/i.test(attributes['xmlns'] ?? '')) throw new FeedProblem('feed_unknown_format');
      this.root = root;
      return;
    }
    if (this.depth === 2 && name !== this.root.item) return;
    if (this.depth > 2 && this.path.length === 0) return;
    const byName = Object.entries(attributes).map(([key, value]) => [localName(key), value] as const);
    const element: FeedElement = { name, attributes: Object.fromEntries(byName), text: '', children: [], line: this.line };
    if (this.depth === 2) {
      this.count += 1;
      if (this.count > feedLimits.offers) throw new FeedProblem('feed_many', { n: feedLimits.offers });
      this.offerSize = 0;
      this.isDropped = false;
    }
    for (const [key, value] of byName) this.measure(key.length + value.length);
    this.measure(name.length);
    if (!this.isDropped) this.path.at(-1)?.children.push(element);
    this.path.push(element);
  }

  private close(): void {
    this.depth -= 1;
    const element = this.path.pop();
    if (!element || this.path.length > 0 || !this.root) return;
    this.items.push({ format: this.root.format, element, isTooLarge: this.isDropped });
  }

  private addText(text: string): void {
    const element = this.path.at(-1);
    if (!element) return;
    this.measure(text.length);
    if (!this.isDropped) element.text += text;
  }

  private measure(length: number): void {
    this.offerSize += length;
    const [offer] = this.path;
    if (this.isDropped || !offer || this.offerSize <= feedLimits.offerMegabytes * 1024 * 1024) return;
    this.isDropped = true;
    // The id stays, so that the refusal has a name.
    offer.children.splice(0, offer.children.length, ...offer.children.filter(({ name }) => name === 'id' || name === 'externalid'));
  }
}
