import type { ParseAnswer } from './answerParser';

/** The sanitiser of the browser, which no policy of Trusted Types forbids. */
interface Sanitising {
  setHTML(html: string): void;
}

const isSanitising = (element: Element): element is Element & Sanitising => 'setHTML' in element;

const parseNatively: ParseAnswer = (html) => {
  const box = document.implementation.createHTMLDocument('').createElement('div');
  if (isSanitising(box)) box.setHTML(html);
  return box;
};

/** The parser that this browser, under this page's policy, has for us. */
export async function fetchParser(): Promise<ParseAnswer> {
  if ('setHTML' in Element.prototype) return parseNatively;
  if (isParsingForbidden()) return (await import('./parseAsText')).parseAsText;
  return (await import('./parseByPurify')).parseByPurify;
}

/** `require-trusted-types-for 'script'` forbids every parser of a browser that has no sanitiser of its own. */
function isParsingForbidden(): boolean {
  if (!('trustedTypes' in globalThis)) return false;
  try {
    new DOMParser().parseFromString('', 'text/html');
    return false;
  } catch {
    return true;
  }
}
