import { prop } from './defineElement';

type TokenFunction = () => string | null;

/** Of elements that can act for a signed-in visitor. Only a property: an attribute could be read by anything on the page. */
export const tokenProp = prop.data<TokenFunction>({
  attribute: false,
  check: (value) => (typeof value === 'function' ? null : 'Укажите функцию, которая возвращает токен строкой или null.'),
});
