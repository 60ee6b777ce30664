export { type ResultsDetail, type ResultsProps, results } from './definition';
export { Results } from './Results';
