import { faq } from '../../features/faq/definition';
import { Faq } from '../../features/faq/Faq';
import { register } from '../register';

register(faq, Faq);
