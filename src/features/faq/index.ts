export { type FaqProps, faq } from './definition';
export { Faq } from './Faq';
