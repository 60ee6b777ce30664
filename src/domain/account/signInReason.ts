/**
 * What the visitor wanted to do when asked to sign in (§2, §6). `send`: the session has ended while a form was being sent. The last two are explicit
 * buttons.
 */
export type SignInReason = 'call' | 'write' | 'complain' | 'publish' | 'edit' | 'send' | 'ownListings' | 'signIn' | 'register';
