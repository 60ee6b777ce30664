import type { ParseAnswer } from './answerParser';

/** The browser's sanitizer, which no Trusted Types policy forbids. */
interface Sanitising {
  setHTML(html: string): void;
}

const isSanitising = (element: Element): element is Element & Sanitising => 'setHTML' in element;

const parseNatively: ParseAnswer = (html) => {
  const box = document.implementation.createHTMLDocument('').createElement('div');
  if (isSanitising(box)) box.setHTML(html);
  return box;
};

/** Returns the parser available in this browser under this page's policy. */
export async function fetchParser(): Promise<ParseAnswer> {
  if ('setHTML' in Element.prototype) return parseNatively;
  if (isParsingForbidden()) return (await import('./parseAsText')).parseAsText;
  return (await import('./parseByPurify')).parseByPurify;
}

/** `require-trusted-types-for 'script'` forbids every parser in browsers without a built-in sanitizer. */
function isParsingForbidden(): boolean {
  if (!('trustedTypes' in globalThis)) return false;
  try {
    new DOMParser().parseFromString('', 'text/html');
    return false;
  } catch {
    return true;
  }
}
