import DOMPurify, { type Config } from 'dompurify';
import type { ParseAnswer } from './answerParser';
import { allowedTags } from './answerTags';

const allowed: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: ['href'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
};

/** Parses an answer in browsers without a built-in sanitizer. */
export const parseByPurify: ParseAnswer = (html) => DOMPurify.sanitize(html, allowed);
