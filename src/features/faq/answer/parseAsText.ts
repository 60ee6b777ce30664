import { plainText } from '../../../domain/forms/plainText';
import type { ParseAnswer } from './answerParser';

const blockEnd = /<br\b[^<>]*>|<\/(?:p|li|ul|ol|div|h[1-6])\s*>/gi;
const entities: Readonly<Record<string, string>> = {
  nbsp: '\u00A0',
  lt: '<',
  gt: '>',
  quot: '"',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  amp: '&',
};

/** Paragraphs of plain text, for pages whose policy forbids every parser: the answer stays readable. */
export const parseAsText: ParseAnswer = (html) => {
  const box = document.createDocumentFragment();
  const text = plainText(html.replace(blockEnd, '\n')).replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
  for (const line of text.split(/\n\s*/)) {
    if (line === '') continue;
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    box.append(paragraph);
  }
  return box;
};
