import { prop } from './defineElement';

type TokenFunction = () => string | null;

/** Prop of elements that act for a signed-in visitor. Only a property: any script could read an attribute from the markup. */
export const tokenProp = prop.data<TokenFunction>({
  attribute: false,
  check: (value) => (typeof value === 'function' ? null : 'Укажите функцию, которая возвращает токен строкой или null.'),
});
