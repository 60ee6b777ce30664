import { AuthGate } from '../../features/auth-gate/AuthGate';
import { authGate } from '../../features/auth-gate/definition';
import { register } from '../register';

register(authGate, AuthGate);
