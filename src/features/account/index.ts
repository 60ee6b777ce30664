export { Account } from './Account';
export { type AccountProps, account } from './definition';
