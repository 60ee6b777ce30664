export { type LegalProps, legal } from './definition';
export { Legal } from './Legal';
