import { header } from '../../features/header/definition';
import { Header } from '../../features/header/Header';
import { register } from '../register';

register(header, Header);
