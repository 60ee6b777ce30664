import { legal } from '../../features/legal/definition';
import { Legal } from '../../features/legal/Legal';
import { register } from '../register';

register(legal, Legal);
