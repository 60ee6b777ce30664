export { type ResultsProps, results } from './definition';
export { Results } from './Results';
