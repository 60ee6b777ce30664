export { type HeaderProps, header } from './definition';
export { Header } from './Header';
