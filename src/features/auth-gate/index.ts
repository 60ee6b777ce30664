export { AuthGate } from './AuthGate';
export { type AuthGateProps, authGate } from './definition';
