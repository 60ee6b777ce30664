import { Parser } from 'htmlparser2';
import { plainText } from '../../../../src/domain/forms/plainText';
import { formLimits } from '../../../../src/domain/listing/form/formLimits';
import type { HintKind } from '../../../../src/domain/listing/postingRules/postingHint';
import { descriptionHints } from '../../../../src/domain/listing/postingRules/postingHints';
import type { Notes } from '../formats/words';

const markup = /<\/?[a-z][^<>]*>|<!--/i;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});/i;
const blocks = new Set(['p', 'br', 'div', 'ul', 'ol', 'li', 'table', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote']);
const silent = new Set(['script', 'style', 'title', 'head', 'iframe', 'noscript', 'template']);

/** Returns a description as a form would have it: text in paragraphs, without markup, not longer than a description may be. */
export function readDescription(written: string, notes: Notes): string {
  let text = written;
  // Converters escape what was escaped already.
  for (let pass = 0; pass < 3 && (markup.test(text) || entity.test(text)); pass++) {
    if (markup.test(text) && pass === 0) notes.add('html_removed', 'description');
    text = textOfHtml(text);
  }
  text = plainText(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const { description: longest } = formLimits;
  if (text.length > longest) {
    notes.add('description_cut', 'description', { n: longest });
    text = cut(text, longest);
  }
  const kinds = descriptionHints(text).map(({ kind }) => kind);
  const isRule = (kind: HintKind) => kind === 'severalFlats' || kind === 'capitals';
  if (kinds.some((kind) => !isRule(kind))) notes.add('contacts_in_text', 'description');
  if (kinds.some(isRule)) notes.add('posting_rules', 'description');
  return text;
}

function textOfHtml(html: string): string {
  let text = '';
  let hidden = 0;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (silent.has(name)) hidden += 1;
        if (blocks.has(name)) text += '\n';
      },
      onclosetag: (name) => {
        if (silent.has(name)) hidden -= 1;
        if (blocks.has(name) && name !== 'br') text += '\n';
      },
      ontext: (part) => {
        if (hidden === 0) text += part;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return text;
}

/** Cuts after a word, with a mark that something is missing. */
function cut(text: string, longest: number): string {
  const start = text.slice(0, longest - 1);
  const space = start.search(/\s\S*$/);
  return `${(space > longest / 2 ? start.slice(0, space) : start).trimEnd()}…`;
}
