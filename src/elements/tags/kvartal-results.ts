import { results } from '../../features/results/definition';
import { Results } from '../../features/results/Results';
import { register } from '../register';

register(results, Results);
