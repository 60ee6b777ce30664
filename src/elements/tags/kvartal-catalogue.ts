import { Catalogue } from '../../features/catalogue/Catalogue';
import { catalogue } from '../../features/catalogue/definition';
import { register } from '../register';

register(catalogue, Catalogue);
