import { Auth } from '../../features/auth/Auth';
import { auth } from '../../features/auth/definition';
import { register } from '../register';

register(auth, Auth);
