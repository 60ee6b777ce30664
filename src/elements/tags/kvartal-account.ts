import { Account } from '../../features/account/Account';
import { account } from '../../features/account/definition';
import { register } from '../register';

register(account, Account);
