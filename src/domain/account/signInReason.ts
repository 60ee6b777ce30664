/** What the visitor wanted to do when asked to sign in (§2, §6). The last two are explicit buttons. */
export type SignInReason = 'call' | 'write' | 'complain' | 'publish' | 'edit' | 'ownListings' | 'signIn' | 'register';
